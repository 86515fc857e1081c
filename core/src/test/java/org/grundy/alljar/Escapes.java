package org.grundy.alljar;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * Finds where a method lets an object of the library pass as something else, so that code which
 * does not know the library could call what was left out: as an argument, a field, an element or a
 * result of another type.
 */
final class Escapes extends BasicInterpreter {
  private static final String FUNCTIONS = "java/util/function/";

  private final Predicate<String> library;
  private final String where;
  private final MethodNode method;
  private final Set<String> found;

  private Escapes(Predicate<String> library, String where, MethodNode method, Set<String> found) {
    super(Opcodes.ASM9);
    this.library = library;
    this.where = where;
    this.method = method;
    this.found = found;
  }

  /** Adds to the set what is found in a method. */
  static void find(Predicate<String> library, String owner, MethodNode method, Set<String> found) {
    Escapes escapes = new Escapes(library, owner + "." + method.name, method, found);
    try {
      new Analyzer<>(escapes).analyze(owner, method);
    } catch (AnalyzerException e) {
      throw new IllegalStateException(escapes.where, e);
    }
  }

  private boolean isLibrary(Type type) {
    Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
    return element.getSort() == Type.OBJECT && library.test(element.getInternalName());
  }

  /** The library's objects are told from other references by their type; no more is needed. */
  @Override
  public BasicValue newValue(Type type) {
    return type != null && isLibrary(type) ? new BasicValue(type) : super.newValue(type);
  }

  @Override
  public BasicValue merge(BasicValue a, BasicValue b) {
    if (a.isReference() && b.isReference()) {
      return isLibrary(a.getType()) ? a : b;
    }
    return super.merge(a, b);
  }

  private void check(BasicValue value, Type as, String what) {
    if (value.isReference() && isLibrary(value.getType()) && !isLibrary(as)) {
      found.add(
          where + ": " + value.getType().getClassName() + " as " + as.getClassName() + ", " + what);
    }
  }

  @Override
  public BasicValue copyOperation(AbstractInsnNode instruction, BasicValue value) {
    return value;
  }

  @Override
  public BasicValue unaryOperation(AbstractInsnNode instruction, BasicValue value)
      throws AnalyzerException {
    if (instruction instanceof FieldInsnNode field && field.getOpcode() == Opcodes.PUTSTATIC) {
      check(value, Type.getType(field.desc), "field " + field.name);
    }
    return super.unaryOperation(instruction, value);
  }

  @Override
  public BasicValue binaryOperation(AbstractInsnNode instruction, BasicValue a, BasicValue b)
      throws AnalyzerException {
    if (instruction instanceof FieldInsnNode field) {
      check(b, Type.getType(field.desc), "field " + field.name);
    }
    if (instruction.getOpcode() == Opcodes.AALOAD && isLibrary(a.getType())) {
      Type array = a.getType();
      return newValue(Type.getType(array.getDescriptor().substring(1)));
    }
    return super.binaryOperation(instruction, a, b);
  }

  @Override
  public BasicValue ternaryOperation(
      AbstractInsnNode instruction, BasicValue array, BasicValue index, BasicValue value)
      throws AnalyzerException {
    if (instruction.getOpcode() == Opcodes.AASTORE) {
      check(value, array.getType(), "an element");
    }
    return super.ternaryOperation(instruction, array, index, value);
  }

  @Override
  public BasicValue naryOperation(AbstractInsnNode instruction, List<? extends BasicValue> values)
      throws AnalyzerException {
    if (instruction instanceof MethodInsnNode call) {
      // What takes a java.util.function from us is called with our own objects, by us.
      if (!call.owner.startsWith(FUNCTIONS)) {
        arguments(call.owner + "." + call.name, call.desc, values, values.size());
      }
      if (call.getOpcode() == Opcodes.INVOKEVIRTUAL
          || call.getOpcode() == Opcodes.INVOKEINTERFACE) {
        check(values.get(0), Type.getObjectType(call.owner), "to call " + call.name);
      }
    } else if (instruction instanceof InvokeDynamicInsnNode call) {
      arguments(call.name, call.desc, values, values.size());
      if (call.bsmArgs.length >= 3
          && call.bsmArgs[2] instanceof Type type
          && type.getSort() == Type.METHOD
          && isLibrary(type.getReturnType())
          && !isLibrary(Type.getReturnType(call.desc))) {
        found.add(where + ": a function that returns " + type.getReturnType().getClassName());
      }
    }
    return super.naryOperation(instruction, values);
  }

  private void arguments(
      String name, String descriptor, List<? extends BasicValue> values, int count) {
    Type[] types = Type.getArgumentTypes(descriptor);
    for (int i = 0; i < types.length; i++) {
      check(values.get(count - types.length + i), types[i], "argument of " + name);
    }
  }

  @Override
  public void returnOperation(AbstractInsnNode instruction, BasicValue value, BasicValue expected) {
    check(value, Type.getReturnType(method.desc), "returned");
  }
}
