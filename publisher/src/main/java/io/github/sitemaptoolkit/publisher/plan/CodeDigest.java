package io.github.sitemaptoolkit.publisher.plan;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Identifies the version of code: by the contents of the jar of a class, wherever that lies, or by
 * the files of a build and their times.
 */
final class CodeDigest {

  private static final Map<ProtectionDomain, Optional<String>> KNOWN =
      Collections.synchronizedMap(new WeakHashMap<>());
  private static final long PRIME = 0x9E3779B97F4A7C15L;

  private long sum;

  private CodeDigest() {}

  /**
   * Returns what identifies the code that a class is part of; empty if it is not known where that
   * lies.
   */
  static Optional<String> of(Class<?> type) {
    return KNOWN.computeIfAbsent(type.getProtectionDomain(), CodeDigest::of);
  }

  /**
   * Returns whether objects of a class can differ, so that what they do depends on more than code.
   */
  static boolean hasState(Class<?> type) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          return true;
        }
      }
    }
    return false;
  }

  private static Optional<String> of(ProtectionDomain domain) {
    CodeSource source = domain.getCodeSource();
    try {
      if (source == null || !"file".equals(source.getLocation().getProtocol())) {
        return Optional.empty();
      }
      Path place = Path.of(source.getLocation().toURI());
      var digest = new CodeDigest();
      if (Files.isDirectory(place)) {
        digest.addFiles(place);
      } else {
        digest.addEntries(place);
      }
      return Optional.of(Long.toHexString(digest.sum));
    } catch (IOException | URISyntaxException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private void addEntries(Path jar) throws IOException {
    try (var zip = new ZipFile(jar.toFile())) {
      for (Enumeration<? extends ZipEntry> each = zip.entries(); each.hasMoreElements(); ) {
        ZipEntry entry = each.nextElement();
        add(entry.getName(), entry.getSize(), entry.getCrc());
      }
    }
  }

  private void addFiles(Path directory) throws IOException {
    Files.walkFileTree(
        directory,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes known) {
            String name = directory.relativize(file).toString();
            add(name, known.size(), known.lastModifiedTime().toMillis());
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /** Adds a file. The order of files does not count. */
  private void add(String name, long size, long state) {
    long hash = (name.hashCode() * PRIME + size) * PRIME + state;
    sum += (hash ^ hash >>> 29) * PRIME;
  }
}
