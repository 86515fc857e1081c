package org.grundy.alljar;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.grundy.alljar.Library.MemberOf;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * The members of a library that a program reaches.
 *
 * <p>Whole classes would be too many: through default methods each fastutil map refers to the
 * functions of every other type. So this is rapid type analysis (Bacon and Sweeney 1996) method by
 * method: a virtual call reaches the implementations in those classes of the library that are
 * instantiated somewhere.
 *
 * <p>It is complete because objects of the library stay among code that was looked at: whatever
 * would hand one to the JDK as a list, a map or an object, to be called there, is an error (see
 * {@link Escapes}), and so is a call that ends in a method inherited from the JDK.
 */
final class Reach {
  private final Library library;
  private final Set<String> types = new TreeSet<>();
  private final Set<String> initialized = new HashSet<>();
  private final Set<String> instantiated = new LinkedHashSet<>();
  private final Set<Call> calls = new LinkedHashSet<>();
  private final Set<MethodNode> methods = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<MethodNode> declared = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<FieldNode> fields = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<MemberOf<MethodNode>> open = new ArrayDeque<>();
  private final Set<String> errors = new TreeSet<>();

  private record Call(String owner, String name, String descriptor) {}

  private Reach(Library library) {
    this.library = library;
  }

  /**
   * Cuts the library down to what a program reaches.
   *
   * @return its classes that are left, by name
   * @throws IllegalStateException if the analysis would not be complete
   */
  static List<ClassNode> of(List<ClassNode> program, Library library) {
    Reach reach = new Reach(library);
    program.forEach(reach::root);
    reach.run();
    if (!reach.errors.isEmpty()) {
      throw new IllegalStateException(String.join("\n", reach.errors));
    }
    return reach.types.stream().map(library::get).map(reach::reached).toList();
  }

  private void root(ClassNode node) {
    if (Stream.concat(Stream.of(node.superName), node.interfaces.stream())
        .anyMatch(library::contains)) {
      errors.add(node.name + " extends a class of the library");
    }
    node.fields.forEach(field -> type(Type.getType(field.desc)));
    node.methods.forEach(method -> open.add(new MemberOf<>(node.name, method)));
  }

  private void run() {
    while (!open.isEmpty()) {
      MemberOf<MethodNode> next = open.remove();
      scan(next.member());
      Escapes.find(library::contains, next.owner(), next.member(), errors);
    }
  }

  private ClassNode reached(ClassNode node) {
    node.methods.removeIf(method -> !methods.contains(method) && !declared.contains(method));
    node.methods.stream().filter(method -> !methods.contains(method)).forEach(Reach::withoutBody);
    node.fields.removeIf(field -> !fields.contains(field));
    node.innerClasses.removeIf(
        inner -> library.contains(inner.name) && !types.contains(inner.name));
    node.outerClass = null;
    node.signature = null;
    node.methods.forEach(method -> method.signature = null);
    node.fields.forEach(field -> field.signature = null);
    return node;
  }

  /** A method that is called, but only where it is overridden. */
  private static void withoutBody(MethodNode method) {
    method.access |= Opcodes.ACC_ABSTRACT;
    method.access &= ~(Opcodes.ACC_FINAL | Opcodes.ACC_SYNCHRONIZED);
    method.instructions.clear();
    method.tryCatchBlocks.clear();
  }

  private void scan(MethodNode method) {
    descriptor(method.desc);
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (block.type != null) {
        type(block.type);
      }
    }
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction instanceof TypeInsnNode node) {
        type(node.desc);
        if (node.getOpcode() == Opcodes.NEW) {
          instantiate(node.desc);
        }
      } else if (instruction instanceof FieldInsnNode node) {
        field(node);
      } else if (instruction instanceof MethodInsnNode node) {
        call(node.getOpcode(), node.owner, node.name, node.desc);
      } else if (instruction instanceof InvokeDynamicInsnNode node) {
        descriptor(node.desc);
        instantiate(Type.getReturnType(node.desc).getInternalName()); // a lambda, if it is ours
        for (Object argument : node.bsmArgs) {
          constant(argument);
        }
      } else if (instruction instanceof LdcInsnNode node) {
        constant(node.cst);
      } else if (instruction instanceof MultiANewArrayInsnNode node) {
        type(Type.getType(node.desc));
      } else if (instruction instanceof FrameNode node) {
        frame(node.local);
        frame(node.stack);
      }
    }
  }

  private void frame(List<Object> types) {
    if (types != null) {
      for (Object type : types) {
        if (type instanceof String name) {
          type(Type.getObjectType(name));
        }
      }
    }
  }

  private void constant(Object constant) {
    if (constant instanceof Type type) {
      type(type);
    } else if (constant instanceof Handle handle) {
      switch (handle.getTag()) {
        case Opcodes.H_INVOKESTATIC -> call(Opcodes.INVOKESTATIC, handle);
        case Opcodes.H_INVOKEVIRTUAL, Opcodes.H_INVOKEINTERFACE ->
            call(Opcodes.INVOKEVIRTUAL, handle);
        case Opcodes.H_NEWINVOKESPECIAL -> {
          instantiate(handle.getOwner());
          call(Opcodes.INVOKESPECIAL, handle);
        }
        case Opcodes.H_INVOKESPECIAL -> call(Opcodes.INVOKESPECIAL, handle);
        default -> {} // fields of a record of core
      }
    }
  }

  private void call(int opcode, Handle handle) {
    call(opcode, handle.getOwner(), handle.getName(), handle.getDesc());
  }

  private void call(int opcode, String owner, String name, String descriptor) {
    descriptor(descriptor);
    boolean virtual = opcode == Opcodes.INVOKEVIRTUAL || opcode == Opcodes.INVOKEINTERFACE;
    if (owner.startsWith("[")) {
      type(Type.getType(owner));
      return;
    }
    if (library.contains(owner)) {
      type(owner);
      library.methods(owner, name, descriptor).stream()
          .limit(1)
          .forEach(virtual ? this::declare : this::reach);
    }
    if (opcode == Opcodes.INVOKESTATIC) {
      initialize(owner);
    } else if (virtual && library.contains(owner) && calls.add(new Call(owner, name, descriptor))) {
      for (String type : List.copyOf(instantiated)) {
        dispatch(type, owner, name, descriptor);
      }
    }
  }

  private void declare(MemberOf<MethodNode> method) {
    type(method.owner());
    if ((library.get(method.owner()).access & Opcodes.ACC_ABSTRACT) != 0) {
      declared.add(method.member());
    } else {
      reach(method);
    }
  }

  private void dispatch(String type, String owner, String name, String descriptor) {
    if (library.supertypes(type).contains(owner)) {
      List<MemberOf<MethodNode>> found = library.implementations(type, name, descriptor);
      found.forEach(this::reach);
      // A lambda has no class here; what it implements is the program's.
      if (found.isEmpty() && !library.isInterface(type)) {
        errors.add(type + " inherits " + name + descriptor + " from the JDK");
      }
    }
  }

  private void reach(MemberOf<MethodNode> method) {
    type(method.owner());
    if ((method.member().access & Opcodes.ACC_STATIC) != 0) {
      initialize(method.owner());
    }
    if (methods.add(method.member())) {
      open.add(method);
    }
  }

  private void instantiate(String name) {
    if (library.contains(name) && instantiated.add(name)) {
      initialize(name);
      for (Call call : List.copyOf(calls)) {
        dispatch(name, call.owner, call.name, call.descriptor);
      }
    }
  }

  /** Superclasses are initialized too, superinterfaces if they have default methods. */
  private void initialize(String name) {
    if (library.contains(name) && initialized.add(name)) {
      type(name);
      library.get(name).methods.stream()
          .filter(method -> method.name.equals("<clinit>"))
          .forEach(method -> reach(new MemberOf<>(name, method)));
      library.supertypes(name).stream()
          .filter(library::contains)
          .filter(type -> !library.isInterface(type) || library.hasDefaultMethods(type))
          .forEach(this::initialize);
    }
  }

  private void field(FieldInsnNode node) {
    type(Type.getType(node.desc));
    if (library.contains(node.owner)) {
      type(node.owner);
      MemberOf<FieldNode> field = library.field(node.owner, node.name);
      if (field != null) {
        fields.add(field.member());
        if ((field.member().access & Opcodes.ACC_STATIC) != 0) {
          initialize(field.owner());
        }
      }
    }
  }

  private void descriptor(String descriptor) {
    type(Type.getReturnType(descriptor));
    for (Type argument : Type.getArgumentTypes(descriptor)) {
      type(argument);
    }
  }

  private void type(Type type) {
    switch (type.getSort()) {
      case Type.ARRAY -> type(type.getElementType());
      case Type.OBJECT -> type(type.getInternalName());
      case Type.METHOD -> descriptor(type.getDescriptor());
      default -> {}
    }
  }

  private void type(String name) {
    if (name.startsWith("[")) {
      type(Type.getType(name));
    } else if (library.contains(name) && types.add(name)) {
      ClassNode node = library.get(name);
      type(node.superName);
      node.interfaces.forEach(this::type);
    }
  }
}
