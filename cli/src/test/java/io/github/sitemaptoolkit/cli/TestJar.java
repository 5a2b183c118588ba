package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Makes jars for {@code --extensions}. */
final class TestJar {

  private TestJar() {}

  /**
   * Compiles sources, and packs the classes with a service file.
   *
   * @param service the name of the service file
   * @param names what is in it; null for no service file
   */
  static Path pack(
      Path directory, String name, String service, @Nullable String names, Path... sources)
      throws IOException {
    Path classes = Files.createDirectories(directory.resolve(name + ".classes"));
    List<String> arguments = new ArrayList<>(List.of("-d", classes.toString(), "-proc:none"));
    Stream.of(sources).map(Path::toString).forEach(arguments::add);
    int result =
        sources.length == 0
            ? 0
            : ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, arguments.toArray(String[]::new));
    assertEquals(0, result, "the example compiles");
    Path jar = directory.resolve(name);
    try (var out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      if (names != null) {
        out.putNextEntry(new JarEntry(service));
        out.write(names.getBytes(StandardCharsets.UTF_8));
      }
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
        out.write(Files.readAllBytes(file));
      }
    }
    return jar;
  }
}
