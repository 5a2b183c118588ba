package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.io.FileNames;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;

/**
 * Extensions from jars that are not on the class path, beside those that are. Immutable; the jars
 * stay open as long as the process.
 */
public final class ExtensionJars {

  private static final String SERVICES = "META-INF/services/" + SitemapExtension.class.getName();

  /** What is wrong with a jar, for people. */
  public static final class JarException extends Exception {

    private static final long serialVersionUID = 1L;

    JarException(String message, @Nullable Throwable cause) {
      super(message, cause);
    }
  }

  private final Extensions extensions;
  private final Map<SitemapExtension<?>, Path> origins;

  private ExtensionJars(Extensions extensions, Map<SitemapExtension<?>, Path> origins) {
    this.extensions = extensions;
    this.origins = origins;
  }

  /**
   * Loads the extensions of the class path and of jars.
   *
   * @param places jars, and directories of jars
   * @throws JarException if a jar has no extension, cannot be loaded or conflicts with another
   * @throws IOException if a place cannot be read
   */
  public static ExtensionJars load(List<Path> places) throws IOException, JarException {
    Map<Path, Boolean> jars = jars(places);
    if (jars.isEmpty()) {
      return new ExtensionJars(Extensions.load(), Map.of());
    }
    List<SitemapExtension<?>> all = new ArrayList<>();
    Extensions.load().forEach(all::add);
    Map<SitemapExtension<?>, Path> origins = new LinkedHashMap<>();
    // Stays open: an extension may load its other classes at any time.
    var loader = new URLClassLoader(urls(jars.keySet()), ExtensionJars.class.getClassLoader());
    for (Path jar : jars.keySet()) {
      for (String name : declared(jar, jars.get(jar))) {
        SitemapExtension<?> extension = create(loader, jar, name);
        if (all.stream().noneMatch(known -> known.getClass() == extension.getClass())) {
          all.add(extension);
          origins.put(extension, jar);
        }
      }
    }
    return new ExtensionJars(register(all, jars.keySet()), origins);
  }

  private static Extensions register(List<SitemapExtension<?>> all, Set<Path> jars)
      throws JarException {
    try {
      all.sort(
          Comparator.comparing(
              extension -> extension.descriptor().id())); // as the registry itself would
      return Extensions.of(all.toArray(SitemapExtension<?>[]::new));
    } catch (RuntimeException | LinkageError e) {
      String names = jars.stream().map(Path::toString).collect(Collectors.joining(", "));
      throw new JarException(
          "the extensions of " + names + " cannot be used: " + reason(e) + "; leave one out", e);
    }
  }

  /** Returns the jars, each with whether it was named itself: others may be mere libraries. */
  private static Map<Path, Boolean> jars(List<Path> places) throws IOException {
    Map<Path, Boolean> jars = new LinkedHashMap<>();
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        try (Stream<Path> files = Files.list(place)) {
          files
              .filter(file -> file.toString().endsWith(".jar"))
              .sorted()
              .forEach(jar -> jars.putIfAbsent(jar, false));
        }
      } else if (Files.exists(place)) {
        jars.put(place, true);
      } else {
        throw new NoSuchFileException(place.toString());
      }
    }
    return jars;
  }

  private static URL[] urls(Set<Path> jars) throws IOException {
    List<URL> urls = new ArrayList<>();
    for (Path jar : jars) {
      if (Folder.isSpecial(jar)) { // opening a pipe waits
        throw new FileSystemException(jar.toString(), null, "is not a regular file");
      }
      try {
        urls.add(jar.toUri().toURL());
      } catch (MalformedURLException e) {
        throw new FileSystemException(jar.toString(), null, "cannot be loaded from");
      }
    }
    return urls.toArray(URL[]::new);
  }

  /** Returns the names of the classes that a jar's service file lists. */
  private static List<String> declared(Path jar, boolean named) throws JarException {
    List<String> names = new ArrayList<>();
    if (FileNames.isGarbled(jar.toString())) { // JarFile takes no Path
      throw new JarException(FileNames.shown(jar) + ": the name" + FileNames.misfit(), null);
    }
    try (JarFile file = new JarFile(jar.toFile())) {
      ZipEntry entry = file.getEntry(SERVICES);
      if (entry == null && !named) {
        return names; // a library that an extension beside it needs
      } else if (entry == null) {
        throw new JarException(
            jar + ": has no extension: there is no " + SERVICES + " in it", null);
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
    } catch (IOException e) {
      throw new JarException(jar + ": cannot be read as a jar: " + reason(e), e);
    }
    return names;
  }

  private static SitemapExtension<?> create(ClassLoader loader, Path jar, String name)
      throws JarException {
    try {
      Object instance = loader.loadClass(name).getDeclaredConstructor().newInstance();
      if (instance instanceof SitemapExtension<?> extension) {
        return extension;
      }
      throw new JarException(
          jar + ": " + name + " does not implement " + SitemapExtension.class.getName(), null);
    } catch (NoSuchMethodException | IllegalAccessException e) {
      throw new JarException(
          jar + ": " + name + " must be public, with a public constructor without parameters", e);
    } catch (ClassNotFoundException e) {
      throw new JarException(jar + ": " + name + " is listed as a service, but is not in it", e);
    } catch (ReflectiveOperationException | LinkageError e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw new JarException(jar + ": " + name + " cannot be loaded: " + reason(cause), e);
    }
  }

  private static String reason(Throwable e) {
    String message = e.getMessage();
    return e instanceof IllegalArgumentException && message != null
        ? message
        : e.getClass().getSimpleName() + (message == null ? "" : ": " + message);
  }

  /** Returns the registry. */
  public Extensions extensions() {
    return extensions;
  }

  /** Returns where an extension comes from: its jar, or the module that brought it. */
  public String origin(SitemapExtension<?> extension) {
    Path jar = origins.get(extension);
    if (jar != null) {
      return jar.toString();
    }
    Class<?> type = extension.getClass();
    String title = type.getPackage().getImplementationTitle();
    return title == null ? type.getPackageName() : title;
  }
}
