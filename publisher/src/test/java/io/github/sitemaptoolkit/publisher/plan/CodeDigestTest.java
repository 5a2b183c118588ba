package io.github.sitemaptoolkit.publisher.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.Flash;
import io.github.sitemaptoolkit.publisher.Picture;
import io.github.sitemaptoolkit.xml.UrlRenderer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodeDigestTest {

  @TempDir Path directory;

  /** Returns the digest of a class that is in a jar of its own, with another file. */
  private Optional<String> inJar(String jar, String text) throws Exception {
    Path file = directory.resolve(jar);
    String name = Flash.class.getName().replace('.', '/') + ".class";
    try (OutputStream out = Files.newOutputStream(file);
        var zip = new ZipOutputStream(out);
        InputStream code = Flash.class.getClassLoader().getResourceAsStream(name)) {
      zip.putNextEntry(new ZipEntry(name));
      code.transferTo(zip);
      zip.putNextEntry(new ZipEntry("other"));
      zip.write(text.getBytes(StandardCharsets.UTF_8));
    }
    URL[] urls = {file.toUri().toURL()};
    ClassLoader above =
        Class.forName("io.github.sitemaptoolkit.model.UrlExtension").getClassLoader();
    try (var loader = new OwnFirst(urls, above)) {
      return CodeDigest.of(loader.loadClass(Flash.class.getName()));
    }
  }

  /** Loads what is in its jars from there. */
  private static final class OwnFirst extends URLClassLoader {

    OwnFirst(URL[] urls, ClassLoader parent) {
      super(urls, parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      return name.equals(Flash.class.getName()) ? findClass(name) : super.loadClass(name, resolve);
    }
  }

  @Test
  void theContentsOfAJarCountAndNotWhereItIs() throws Exception {
    Optional<String> known = inJar("a.jar", "one");
    assertTrue(known.isPresent());
    assertEquals(known, inJar("b.jar", "one"));
    assertNotEquals(known, inJar("c.jar", "two"));
  }

  @Test
  void theFilesOfABuildCount() {
    assertTrue(CodeDigest.of(UrlRenderer.class).isPresent());
    assertNotEquals(CodeDigest.of(UrlRenderer.class), CodeDigest.of(ItemMaker.class));
  }

  @Test
  void codeOfWhichNobodyKnowsWhereItIsHasNone() throws IOException {
    assertEquals(Optional.empty(), CodeDigest.of(String.class));
  }

  @Test
  void anExtensionWithFieldsHasState() {
    assertTrue(CodeDigest.hasState(Flash.Extension.class));
    assertFalse(CodeDigest.hasState(Picture.Extension.class));
  }
}
