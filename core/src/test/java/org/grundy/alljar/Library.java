package org.grundy.alljar;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** The classes of a library, what they inherit from each other. */
final class Library {
  private final Map<String, ClassNode> classes = new TreeMap<>();
  private final Map<String, Set<String>> supertypes = new HashMap<>();

  void add(ClassNode node) {
    classes.put(node.name, node);
  }

  boolean contains(String name) {
    return classes.containsKey(name);
  }

  ClassNode get(String name) {
    ClassNode node = classes.get(name);
    if (node == null) {
      throw new IllegalArgumentException(name + " is not a class of the library");
    }
    return node;
  }

  /** The class itself and all that it extends or implements, of the library or not. */
  Set<String> supertypes(String name) {
    Set<String> known = supertypes.get(name);
    if (known == null) {
      known = new LinkedHashSet<>();
      Deque<String> open = new ArrayDeque<>(List.of(name));
      while (!open.isEmpty()) {
        String next = open.remove();
        if (known.add(next)) {
          parents(next).forEach(open::add);
        }
      }
      supertypes.put(name, known);
    }
    return known;
  }

  private Stream<String> parents(String name) {
    ClassNode node = classes.get(name);
    if (node != null) {
      return Stream.concat(Stream.of(node.superName), node.interfaces.stream());
    }
    Class<?> type = jdk(name);
    return Stream.concat(
            Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
        .map(Type::getInternalName);
  }

  private static Class<?> jdk(String name) {
    try {
      return Class.forName(name.replace('/', '.'), false, null);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(name + " is neither of the library nor of the JDK", e);
    }
  }

  static @Nullable MethodNode declared(ClassNode node, String name, String descriptor) {
    for (MethodNode method : node.methods) {
      if (method.name.equals(name) && method.desc.equals(descriptor)) {
        return method;
      }
    }
    return null;
  }

  /** Where each library class from the given one upwards declares the method, nearest first. */
  List<MemberOf<MethodNode>> methods(String owner, String name, String descriptor) {
    return supertypes(owner).stream()
        .filter(this::contains)
        .flatMap(
            type ->
                Stream.ofNullable(declared(get(type), name, descriptor))
                    .map(method -> new MemberOf<>(type, method)))
        .toList();
  }

  @Nullable MemberOf<FieldNode> field(String owner, String name) {
    for (String type : supertypes(owner)) {
      if (contains(type)) {
        for (FieldNode field : get(type).fields) {
          if (field.name.equals(name)) {
            return new MemberOf<>(type, field);
          }
        }
      }
    }
    return null;
  }

  /** What runs if the method is called on an object of exactly this class. */
  List<MemberOf<MethodNode>> implementations(String type, String name, String descriptor) {
    for (String at = type; contains(at); at = get(at).superName) {
      MethodNode method = declared(get(at), name, descriptor);
      if (method != null && (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC)) == 0) {
        return List.of(new MemberOf<>(at, method));
      }
    }
    // One of the default methods; which one would need more care than keeping them all.
    return methods(type, name, descriptor).stream()
        .filter(found -> (found.member().access & Opcodes.ACC_ABSTRACT) == 0)
        .toList();
  }

  boolean isInterface(String name) {
    return (get(name).access & Opcodes.ACC_INTERFACE) != 0;
  }

  boolean hasDefaultMethods(String name) {
    return get(name).methods.stream()
        .anyMatch(method -> (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC)) == 0);
  }

  /** A method or field with the class that declares it. */
  record MemberOf<T>(String owner, T member) {}
}
