package io.github.sitemaptoolkit.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServicesTest {

  /** A service. */
  public interface Greeting {}

  /** A provider. */
  public static final class Hello implements Greeting {}

  /** Another provider. */
  public static final class Goodbye implements Greeting {}

  /** A provider that cannot be created. */
  public static final class Broken implements Greeting {
    /** Fails. */
    public Broken() {
      throw new IllegalStateException("no voice");
    }
  }

  @TempDir Path directory;

  /** Returns a child of the test's class loader with a service file. */
  private URLClassLoader listing(String name, Class<?>... providers) throws IOException {
    Path services = Files.createDirectories(directory.resolve(name + "/META-INF/services"));
    Files.write(
        services.resolve(Greeting.class.getName()),
        List.of(providers).stream().map(Class::getName).toList());
    URL[] path = {directory.resolve(name).toUri().toURL()};
    return new URLClassLoader(path, getClass().getClassLoader());
  }

  private static List<String> names(List<Greeting> found) {
    return found.stream().map(each -> each.getClass().getSimpleName()).toList();
  }

  @Test
  void theFirstLoaderComesFirstAndEachProviderOnce() throws IOException {
    try (var one = listing("one", Goodbye.class);
        var two = listing("two", Hello.class, Goodbye.class)) {
      assertEquals(List.of("Goodbye", "Hello"), names(Services.load(Greeting.class, one, two)));
      assertEquals(List.of("Hello", "Goodbye"), names(Services.load(Greeting.class, two, one)));
    }
  }

  @Test
  void theContextLoaderIsAskedAfterTheOneOfTheService() throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (var child = listing("child", Hello.class)) {
      thread.setContextClassLoader(child);
      assertEquals(List.of("Hello"), names(Services.load(Greeting.class)));
      thread.setContextClassLoader(null);
      assertEquals(List.of(), names(Services.load(Greeting.class)));
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void whatIsNoSubtypeIsLeftOutAndTheRestIsFound() throws IOException {
    try (var loader = listing("other", String.class, Hello.class, Object.class, Goodbye.class)) {
      assertEquals(List.of("Hello", "Goodbye"), names(Services.load(Greeting.class, loader)));
    }
  }

  @Test
  void aProviderThatCannotBeLoadedIsAnError() throws IOException {
    try (var loader = listing("broken", Hello.class, Broken.class)) {
      var e =
          assertThrows(
              ServiceConfigurationError.class, () -> Services.load(Greeting.class, loader));
      assertEquals("no voice", e.getCause().getMessage());
    }
    Path file = directory.resolve("broken/META-INF/services/" + Greeting.class.getName());
    Files.writeString(file, "com.example.Missing\n");
    try (var loader =
        new URLClassLoader(
            new URL[] {directory.resolve("broken").toUri().toURL()}, getClass().getClassLoader())) {
      var e =
          assertThrows(
              ServiceConfigurationError.class, () -> Services.load(Greeting.class, loader));
      assertEquals(
          Greeting.class.getName() + ": Provider com.example.Missing not found", e.getMessage());
    }
  }

  @Test
  void aClassThatIsNoClassIsAServiceError() throws IOException {
    String name = "com.example.Torn";
    Path services = Files.createDirectories(directory.resolve("torn/META-INF/services"));
    Files.writeString(services.resolve(Greeting.class.getName()), name);
    Path file = directory.resolve("torn/com/example/Torn.class");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "not a class file");
    URL[] path = {directory.resolve("torn").toUri().toURL()};
    try (var loader = new URLClassLoader(path, getClass().getClassLoader())) {
      var e =
          assertThrows(
              ServiceConfigurationError.class, () -> Services.load(Greeting.class, loader));
      assertEquals(ClassFormatError.class, e.getCause().getClass());
    }
  }

  @Test
  void withoutAnyFormatTheMessageSaysSo() throws IOException {
    Formats none = Formats.load(ClassLoader.getPlatformClassLoader());
    try (Source source = Source.of(new ByteArrayInputStream("<urlset/>".getBytes()), "a.xml")) {
      var e = assertThrows(SitemapException.class, () -> none.detect(source));
      assertEquals(
          "a.xml: error: doc.unsupported-format: no formats are on the class path: add sitemap-core and sitemap-converters; a"
              + " single jar made of several needs the merged lines of their META-INF/services",
          e.getMessage());
    }
  }
}
