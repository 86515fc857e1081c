package org.grundy.alljar;

import it.unimi.dsi.fastutil.HashCommon;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Writes the self-contained jar: the classes of core, and what they reach of fastutil under another
 * name, all without debug information. The same classes give the same bytes.
 */
public final class AllJar {
  private static final String FROM = "it/unimi/dsi/fastutil/";
  private static final String TO = "org/grundy/internal/fastutil/";

  private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";

  private static final String MANIFEST =
      "Manifest-Version: 1.0\r\nAutomatic-Module-Name: org.grundy.core\r\n\r\n";

  private static final String NOTICE =
      """
      Grundy. Licensed under the Apache License, Version 2.0 (see LICENSE).

      The package org.grundy.internal.fastutil is a part of fastutil, https://fastutil.di.unimi.it,
      copyright (C) Sebastiano Vigna, under the same licence. It was changed: the package has
      another name, and classes, methods, fields and debug information that Grundy does not use
      were left out.
      """;

  private AllJar() {}

  /**
   * Writes the jar.
   *
   * @param args the directory with the classes of core, the licence, the jar to write, and the time
   *     to put on its entries
   * @throws IOException if reading or writing fails
   */
  public static void main(String[] args) throws IOException {
    List<ClassNode> core = core(Path.of(args[0]));
    Map<String, byte[]> entries = new TreeMap<>(); // META-INF/MANIFEST.MF comes first
    entries.put("META-INF/MANIFEST.MF", MANIFEST.getBytes(StandardCharsets.UTF_8));
    entries.put("META-INF/LICENSE", Files.readAllBytes(Path.of(args[1])));
    entries.put("META-INF/NOTICE", NOTICE.getBytes(StandardCharsets.UTF_8));
    Stream.concat(core.stream(), Reach.of(core, fastutil()).stream())
        .forEach(node -> entries.put(relocated(node.name) + ".class", written(node)));
    write(entries, Path.of(args[2]), Instant.parse(args[3]));
  }

  private static List<ClassNode> core(Path directory) throws IOException {
    List<ClassNode> nodes = new ArrayList<>();
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (name.endsWith(".class") && !name.endsWith("-info.class")) {
          nodes.add(read(Files.readAllBytes(file)));
        }
      }
    }
    return nodes;
  }

  static Library fastutil() throws IOException {
    Library library = new Library();
    String file = HashCommon.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    try (JarFile jar = new JarFile(file)) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        if (entry.getName().startsWith(FROM) && entry.getName().endsWith(".class")) {
          try (InputStream in = jar.getInputStream(entry)) {
            library.add(read(in.readAllBytes()));
          }
        }
      }
    }
    return library;
  }

  static ClassNode read(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_DEBUG);
    return node;
  }

  private static byte[] written(ClassNode node) {
    dropNotes(node);
    ClassWriter writer = new ClassWriter(0);
    node.accept(
        new ClassRemapper(
            writer,
            new Remapper(Opcodes.ASM9) {
              @Override
              public String map(String name) {
                return relocated(name);
              }
            }));
    return writer.toByteArray();
  }

  /**
   * Drops what only a compiler reads, of what is for no other compilation to see: constants, which
   * are in the code that uses them, type arguments and type annotations; and the note in every
   * class with a lambda that a class of the platform is nested.
   */
  private static void dropNotes(ClassNode node) {
    node.fields.removeIf(field -> isOurs(field.access) && field.value != null);
    for (FieldNode field : node.fields) {
      if (isOurs(field.access)) {
        field.signature = null;
        field.visibleTypeAnnotations = null;
      }
    }
    for (MethodNode method : node.methods) {
      if (isOurs(method.access)) {
        method.signature = null;
        method.visibleTypeAnnotations = null;
      }
      method.visibleLocalVariableAnnotations = null;
    }
    node.innerClasses.removeIf(nested -> nested.name.equals(LOOKUP));
  }

  /** Whether a member is seen in its own package only. */
  private static boolean isOurs(int access) {
    return (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) == 0;
  }

  private static String relocated(String name) {
    return name.startsWith(FROM) ? TO + name.substring(FROM.length()) : name;
  }

  private static void write(Map<String, byte[]> entries, Path file, Instant time) {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.setLevel(Deflater.BEST_COMPRESSION);
      for (Map.Entry<String, byte[]> each : entries.entrySet()) {
        ZipEntry entry = new ZipEntry(each.getKey());
        entry.setTimeLocal(time.atOffset(ZoneOffset.UTC).toLocalDateTime());
        knowSizes(entry, each.getValue());
        zip.putNextEntry(entry);
        zip.write(each.getValue());
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** An entry that knows its sizes before it is written needs no 16 bytes after it to say them. */
  private static void knowSizes(ZipEntry entry, byte[] content) {
    CRC32 checksum = new CRC32();
    checksum.update(content);
    entry.setCrc(checksum.getValue());
    entry.setSize(content.length);
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput(content);
    deflater.finish();
    byte[] buffer = new byte[content.length + 64];
    while (!deflater.finished()) {
      deflater.deflate(buffer);
    }
    entry.setCompressedSize(deflater.getBytesWritten());
    deflater.end();
  }
}
