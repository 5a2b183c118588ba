package io.github.sitemaptoolkit.batch.jar;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * The extensions and formats of one jar: the classes that its service files list. Both lists are
 * empty for a library.
 *
 * @param path the jar
 * @param extensions the class names of the extensions
 * @param formats the class names of the formats
 */
record ServiceJar(Path path, List<String> extensions, List<String> formats) {

  private static final String SERVICES = "META-INF/services/";

  /**
   * Reads the service files of a jar.
   *
   * @param path the name of the jar, for messages
   * @param content the file that is read
   * @throws UnusableJarException if it cannot be read as a jar
   */
  static ServiceJar read(Path path, Path content) throws UnusableJarException {
    if (FileNames.isGarbled(path.toString())) { // JarFile takes no Path
      throw new UnusableJarException(
          FileNames.shown(path) + ": the name" + FileNames.misfit(), null);
    }
    try (JarFile file = new JarFile(content.toFile())) {
      return new ServiceJar(
          path, listed(file, SitemapExtension.class), listed(file, SitemapFormat.class));
    } catch (IOException e) {
      throw new UnusableJarException(path + ": cannot be read as a jar: " + reason(e), e);
    }
  }

  private static List<String> listed(JarFile file, Class<?> service) throws IOException {
    List<String> names = new ArrayList<>();
    ZipEntry entry = file.getEntry(SERVICES + service.getName());
    if (entry == null) {
      return names;
    }
    try (var lines =
        new BufferedReader(
            new InputStreamReader(file.getInputStream(entry), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int comment = line.indexOf('#');
        String name = (comment < 0 ? line : line.substring(0, comment)).strip();
        if (!name.isEmpty()) {
          names.add(name);
        }
      }
    }
    return names;
  }

  /** Returns whether the jar contains neither an extension nor a format. */
  boolean isEmpty() {
    return extensions.isEmpty() && formats.isEmpty();
  }

  /** Returns the exception for an empty jar that should not be empty. */
  UnusableJarException empty() {
    return new UnusableJarException(
        path
            + ": contains no extension and no format: neither "
            + SERVICES
            + SitemapExtension.class.getName()
            + " nor "
            + SERVICES
            + SitemapFormat.class.getName()
            + " lists a class",
        null);
  }

  /**
   * Creates an object of one of the listed classes.
   *
   * @throws UnusableJarException if the class is missing, cannot be loaded or has the wrong type
   */
  <T> T create(ClassLoader loader, Class<T> service, String name) throws UnusableJarException {
    try {
      Object instance = loader.loadClass(name).getDeclaredConstructor().newInstance();
      if (service.isInstance(instance)) {
        return service.cast(instance);
      }
      throw new UnusableJarException(
          path + ": " + name + " does not implement " + service.getName(), null);
    } catch (NoSuchMethodException | IllegalAccessException e) {
      throw new UnusableJarException(
          path
              + ": "
              + name
              + " must be a public class with a public constructor without parameters",
          e);
    } catch (ClassNotFoundException e) {
      throw new UnusableJarException(
          path + ": " + name + " is listed as a service, but the jar does not contain the class",
          e);
    } catch (ReflectiveOperationException | LinkageError e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw new UnusableJarException(path + ": " + name + " cannot be loaded: " + reason(cause), e);
    }
  }

  /**
   * Returns the message of an exception, preceded by its type unless the message is meant for
   * users.
   */
  static String reason(Throwable e) {
    String message = e.getMessage();
    return e instanceof IllegalArgumentException && message != null
        ? message
        : e.getClass().getSimpleName() + (message == null ? "" : ": " + message);
  }
}
