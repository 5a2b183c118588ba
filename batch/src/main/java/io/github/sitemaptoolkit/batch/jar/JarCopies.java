package io.github.sitemaptoolkit.batch.jar;

import io.github.sitemaptoolkit.text.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Copies of jars whose bytes are trusted, in a directory that no other user can write to. What is
 * loaded is what was hashed, even if somebody changes the jars meanwhile.
 */
final class JarCopies {

  private static final String ALGORITHM = "sha256:";

  private final List<Path> created = new ArrayList<>(); // in this order

  private JarCopies() {}

  /**
   * Copies jars.
   *
   * @param trusted the digests of the bytes that may run
   * @return the copy of each jar
   * @throws UntrustedJarsException if some of them are not trusted; none is copied
   */
  static Map<Path, Path> of(Collection<Path> jars, Set<String> trusted)
      throws IOException, UntrustedJarsException {
    Map<Path, String> refused = new LinkedHashMap<>();
    for (Path jar : jars) {
      refuse(jar, digest(jar, OutputStream.nullOutputStream()), trusted, refused);
    }
    if (jars.isEmpty() || !refused.isEmpty()) {
      return checked(Map.of(), refused);
    }
    Map<Path, Path> copies = new LinkedHashMap<>();
    var own = new JarCopies();
    Runtime.getRuntime().addShutdownHook(new Thread(own::remove, "sitemap-cleanup"));
    Path directory = own.created(Files.createTempDirectory("sitemap-jars-")); // for its user only
    for (Path jar : jars) {
      Path folder = own.created(Files.createDirectory(directory.resolve("" + copies.size())));
      Path copy = own.created(folder.resolve(String.valueOf(jar.getFileName())));
      try (OutputStream out = Files.newOutputStream(copy)) {
        refuse(jar, digest(jar, out), trusted, refused); // it may have been changed since
      }
      copies.put(jar, copy);
    }
    return checked(copies, refused);
  }

  private static void refuse(
      Path jar, String digest, Set<String> trusted, Map<Path, String> refused) {
    if (!trusted.contains(digest)) {
      refused.put(jar, digest);
    }
  }

  private static Map<Path, Path> checked(Map<Path, Path> copies, Map<Path, String> refused)
      throws UntrustedJarsException {
    if (!refused.isEmpty()) {
      throw new UntrustedJarsException(refused);
    }
    return copies;
  }

  /** Copies a file, and returns the digest of what was copied. */
  private static String digest(Path jar, OutputStream out) throws IOException {
    try (InputStream in = Files.newInputStream(jar)) {
      var digest = new DigestOutputStream(out, Sha256.begin());
      in.transferTo(digest);
      return ALGORITHM + HexFormat.of().formatHex(digest.getMessageDigest().digest());
    }
  }

  private synchronized Path created(Path path) {
    created.add(path);
    return path;
  }

  private synchronized void remove() {
    for (int i = created.size() - 1; i >= 0; i--) {
      try {
        Files.deleteIfExists(created.get(i));
      } catch (IOException e) {
        // Windows keeps open files; the system removes what is in its temporary directory
      }
    }
  }
}
