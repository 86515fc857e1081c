package org.grundy.bench.gate;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Calls a JMH benchmark without JMH, so that its blocks can alternate with those of another kernel
 * in the same JVM: makes its state objects, sets their parameters, runs their set-up methods, and
 * binds the method to an interface that a plain loop can call and inline.
 */
final class JmhKernel implements Kernel {
  private final List<Object> states = new ArrayList<>();
  private final Loop loop;
  private @Nullable Object kept;
  private long sum;

  /** Calls the benchmark so many times. */
  private interface Loop {
    void run(long count);
  }

  /**
   * A benchmark.
   *
   * @param benchmark the method's qualified name
   * @param parameters the values of its parameters
   * @throws IllegalArgumentException if there is no such benchmark, it lacks such a parameter, or
   *     it is set up anew for each call
   * @throws ReflectiveOperationException if a constructor or set-up method fails
   */
  JmhKernel(String benchmark, Map<String, String> parameters) throws ReflectiveOperationException {
    int dot = benchmark.lastIndexOf('.');
    Class<?> owner = classNamed(benchmark, dot);
    Method method =
        Arrays.stream(owner.getMethods())
            .filter(m -> m.getName().equals(benchmark.substring(dot + 1)))
            .filter(m -> m.isAnnotationPresent(Benchmark.class))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("there is no benchmark " + benchmark));
    Object receiver = owner.getConstructor().newInstance();
    List<Object> arguments = new ArrayList<>();
    arguments.add(receiver);
    states.add(receiver);
    for (Class<?> type : method.getParameterTypes()) {
      Object argument = argument(benchmark, type);
      arguments.add(argument);
      if (type != Blackhole.class) {
        states.add(0, argument);
      }
    }
    Set<String> unset = new HashSet<>(parameters.keySet());
    for (Object state : states) {
      setParameters(state, parameters, unset);
    }
    if (!unset.isEmpty()) {
      throw new IllegalArgumentException(benchmark + " has no parameter " + unset);
    }
    for (Object state : states) {
      call(state, Setup.class);
    }
    loop = loop(method, arguments);
  }

  private static Class<?> classNamed(String benchmark, int dot) {
    try {
      return Class.forName(dot < 0 ? benchmark : benchmark.substring(0, dot));
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException("there is no benchmark " + benchmark, e);
    }
  }

  private static Object argument(String benchmark, Class<?> type)
      throws ReflectiveOperationException {
    if (type == Blackhole.class) {
      return new Blackhole(
          "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");
    }
    if (!type.isAnnotationPresent(State.class)) {
      throw new IllegalArgumentException(benchmark + " takes a " + type.getName());
    }
    return type.getConstructor().newInstance();
  }

  private static void setParameters(Object state, Map<String, String> parameters, Set<String> unset)
      throws IllegalAccessException {
    for (Class<?> c = state.getClass(); c != Object.class; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        @Nullable Param param = field.getAnnotation(Param.class);
        if (param != null) {
          field.setAccessible(true);
          String value = parameters.getOrDefault(field.getName(), param.value()[0]);
          field.set(state, convert(field, value));
          unset.remove(field.getName());
        }
      }
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Object convert(Field field, String value) {
    Class<?> type = field.getType();
    if (type == String.class) {
      return value;
    } else if (type == int.class) {
      return Integer.valueOf(value);
    } else if (type == long.class) {
      return Long.valueOf(value);
    } else if (type == boolean.class) {
      return Boolean.valueOf(value);
    } else if (type == double.class) {
      return Double.valueOf(value);
    } else if (type.isEnum()) {
      return Enum.valueOf((Class) type, value);
    }
    throw new IllegalArgumentException("parameter " + field + " is of a type that is not known");
  }

  private static void call(Object state, Class<?> kind) throws ReflectiveOperationException {
    List<Class<?>> classes = new ArrayList<>();
    for (Class<?> c = state.getClass(); c != Object.class; c = c.getSuperclass()) {
      classes.add(0, c);
    }
    for (Class<?> c : classes) {
      for (Method method : c.getDeclaredMethods()) {
        @Nullable Level level = level(method, kind);
        if (level == Level.Invocation) {
          throw new IllegalArgumentException(
              method + " is to run before each call, which cannot be timed in blocks");
        }
        if (level != null) {
          method.setAccessible(true);
          method.invoke(state);
        }
      }
    }
  }

  private static @Nullable Level level(Method method, Class<?> kind) {
    if (kind == Setup.class) {
      @Nullable Setup setup = method.getAnnotation(Setup.class);
      return setup == null ? null : setup.value();
    }
    @Nullable TearDown tearDown = method.getAnnotation(TearDown.class);
    return tearDown == null ? null : tearDown.value();
  }

  private Loop loop(Method method, List<Object> arguments) throws ReflectiveOperationException {
    Class<?> type = method.getReturnType();
    if (type == void.class) {
      Runnable target = bind(method, arguments, Runnable.class, "run", void.class);
      return count -> {
        for (long i = 0; i < count; i++) {
          target.run();
        }
      };
    } else if (type == long.class) {
      LongSupplier target = bind(method, arguments, LongSupplier.class, "getAsLong", long.class);
      return count -> {
        long s = sum;
        for (long i = 0; i < count; i++) {
          s ^= target.getAsLong();
        }
        sum = s;
      };
    } else if (type == int.class
        || type == short.class
        || type == byte.class
        || type == char.class) {
      IntSupplier target = bind(method, arguments, IntSupplier.class, "getAsInt", int.class);
      return count -> {
        long s = sum;
        for (long i = 0; i < count; i++) {
          s ^= target.getAsInt();
        }
        sum = s;
      };
    } else if (type == boolean.class) {
      BooleanSupplier target =
          bind(method, arguments, BooleanSupplier.class, "getAsBoolean", boolean.class);
      return count -> {
        long s = sum;
        for (long i = 0; i < count; i++) {
          s += target.getAsBoolean() ? 1 : 0;
        }
        sum = s;
      };
    } else if (type == double.class || type == float.class) {
      DoubleSupplier target =
          bind(method, arguments, DoubleSupplier.class, "getAsDouble", double.class);
      return count -> {
        for (long i = 0; i < count; i++) {
          sum ^= Double.doubleToRawLongBits(target.getAsDouble());
        }
      };
    }
    Supplier<?> target = bind(method, arguments, Supplier.class, "get", Object.class);
    return count -> {
      for (long i = 0; i < count; i++) {
        kept = target.get(); // a field, so that the object is really made
      }
    };
  }

  /** An instance of the interface whose method calls the given one on the given arguments. */
  private static <T> T bind(
      Method method, List<Object> arguments, Class<T> type, String name, Class<?> returned)
      throws ReflectiveOperationException {
    MethodHandles.Lookup lookup =
        MethodHandles.privateLookupIn(method.getDeclaringClass(), MethodHandles.lookup());
    MethodHandle target = lookup.unreflect(method);
    MethodType captured = target.type().changeReturnType(type);
    try {
      Object bound =
          LambdaMetafactory.metafactory(
                  lookup,
                  name,
                  captured,
                  MethodType.methodType(returned),
                  target,
                  MethodType.methodType(returned.isPrimitive() ? returned : method.getReturnType()))
              .getTarget()
              .invokeWithArguments(arguments);
      return type.cast(bound);
    } catch (ReflectiveOperationException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new ReflectiveOperationException(e);
    }
  }

  @Override
  public void run(long count) {
    loop.run(count);
  }

  @Override
  public Map<String, Long> workCounters() {
    Map<String, Long> all = new TreeMap<>();
    for (Object state : states) {
      if (state instanceof WorkCounters counters) {
        all.putAll(counters.workCounters());
      }
    }
    return all;
  }

  @Override
  public void close() {
    try {
      for (Object state : states) {
        call(state, TearDown.class);
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What the results add up to, so that no compiler can drop them. */
  @Override
  public String toString() {
    return "JmhKernel[" + sum + ", " + kept + "]";
  }
}
