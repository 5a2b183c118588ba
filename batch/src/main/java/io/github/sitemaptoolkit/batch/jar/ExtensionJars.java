package io.github.sitemaptoolkit.batch.jar;

import io.github.sitemaptoolkit.batch.plan.Directory;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Loads extensions and formats from jars, in addition to those on the class path. A jar lists them
 * in {@code META-INF/services}, just as on the class path.
 *
 * <pre>{@code
 * Context context = ExtensionJars.load(List.of(Path.of("credit.jar"))).context();
 * }</pre>
 *
 * <p>When the format of a document is detected, the formats from jars are tried last. Immutable and
 * safe for use by several threads. The jars stay open until the process ends.
 *
 * @since 0.1
 */
public final class ExtensionJars {

  private final Extensions extensions;
  private final Formats formats;
  private final Map<Object, Path> origins;
  private final Set<Path> jars;
  private final List<Path> empty;

  private ExtensionJars(
      Extensions extensions,
      Formats formats,
      Map<Object, Path> origins,
      Set<Path> jars,
      Set<Path> empty) {
    this.jars = Collections.unmodifiableSet(jars);
    this.extensions = extensions;
    this.formats = formats;
    this.origins = origins;
    this.empty = List.copyOf(empty);
  }

  /** Returns the extensions and formats on the class path, without any jars. */
  public static ExtensionJars ofClassPath() {
    return new ExtensionJars(Extensions.load(), Formats.load(), Map.of(), Set.of(), Set.of());
  }

  /**
   * Loads the extensions and formats on the class path and in jars. A jar in a directory may
   * contain neither: it may be a library that other jars need.
   *
   * @param places jars, and directories of jars
   * @throws UnusableJarException if a jar that is one of the places contains neither an extension
   *     nor a format, or if an extension or format cannot be loaded or conflicts with another
   * @throws IOException if a jar or directory cannot be read
   */
  public static ExtensionJars load(List<Path> places) throws IOException, UnusableJarException {
    Map<Path, Set<Path>> jars = jars(places);
    Map<Path, Path> files = new LinkedHashMap<>();
    jars.keySet().forEach(jar -> files.put(jar, jar));
    return load(places, jars, files);
  }

  /**
   * Loads the extensions and formats on the class path, in jars, and in further jars that may run
   * only if their bytes are trusted. These are loaded from a private copy: what runs is what was
   * compared. A library that they need must be among them.
   *
   * @param places jars, and directories of jars, that are trusted
   * @param named jars, and directories of jars, that something named that is not trusted, such as a
   *     file
   * @param trusted the digests of bytes that are trusted: {@code sha256:} and 64 hexadecimal digits
   *     in lower case
   * @throws UntrustedJarsException if a further jar is not trusted
   * @throws UnusableJarException as if all of them were trusted
   * @throws IOException if a jar or directory cannot be read
   */
  public static ExtensionJars load(List<Path> places, List<Path> named, Set<String> trusted)
      throws IOException, UnusableJarException, UntrustedJarsException {
    Map<Path, Set<Path>> jars = jars(places);
    Map<Path, Path> files = new LinkedHashMap<>();
    jars.keySet().forEach(jar -> files.put(jar, jar));
    Map<Path, Set<Path>> others = jars(named);
    for (Path jar : others.keySet()) {
      refuseSpecial(jar);
    }
    files.putAll(JarCopies.of(others.keySet(), trusted));
    others.forEach((jar, from) -> jars.merge(jar, from, ExtensionJars::both));
    List<Path> all = new ArrayList<>(places);
    all.addAll(named);
    return load(all, jars, files);
  }

  private static Set<Path> both(Set<Path> one, Set<Path> other) {
    Set<Path> all = new LinkedHashSet<>(one);
    all.addAll(other);
    return all;
  }

  /**
   * Loads jars.
   *
   * @param jars the jars, each with the places where it was found
   * @param files the file from which each jar is loaded
   */
  private static ExtensionJars load(
      List<Path> places, Map<Path, Set<Path>> jars, Map<Path, Path> files)
      throws IOException, UnusableJarException {
    Set<Path> empty = new LinkedHashSet<>(places);
    empty.removeIf(place -> !Files.isDirectory(place));
    if (jars.isEmpty()) {
      return new ExtensionJars(Extensions.load(), Formats.load(), Map.of(), Set.of(), empty);
    }
    List<SitemapExtension<?>> extensions = new ArrayList<>();
    Extensions.load().forEach(extensions::add);
    List<SitemapFormat> formats = new ArrayList<>();
    Formats.load().forEach(formats::add);
    Map<Object, Path> origins = new LinkedHashMap<>();
    // Stays open: an extension may load its other classes at any time.
    var loader = new URLClassLoader(urls(files.values()), ExtensionJars.class.getClassLoader());
    for (Path path : jars.keySet()) {
      ServiceJar jar = ServiceJar.read(path, files.getOrDefault(path, path));
      Set<Path> named = jars.get(path);
      if (!jar.isEmpty()) {
        empty.removeAll(named);
      } else if (named.contains(path)) {
        throw jar.empty();
      }
      for (String name : jar.extensions()) {
        SitemapExtension<?> extension = jar.create(loader, SitemapExtension.class, name);
        add(extension, extensions, path, origins);
      }
      for (String name : jar.formats()) {
        add(jar.create(loader, SitemapFormat.class, name), formats, path, origins);
      }
    }
    return new ExtensionJars(
        registered(extensions, jars.keySet()),
        known(formats, jars.keySet()),
        origins,
        jars.keySet(),
        empty);
  }

  /**
   * Adds a service of a jar, unless there is one of the same class, because the jar may be given
   * twice.
   */
  private static <T> void add(T service, List<? super T> all, Path jar, Map<Object, Path> origins) {
    if (all.stream().noneMatch(known -> known.getClass() == service.getClass())) {
      all.add(service);
      origins.put(service, jar);
    }
  }

  private static Extensions registered(List<SitemapExtension<?>> all, Set<Path> jars)
      throws UnusableJarException {
    try {
      all.sort(
          Comparator.comparing(
              extension -> extension.descriptor().id())); // the order of the registry
      return Extensions.of(all.toArray(SitemapExtension<?>[]::new));
    } catch (RuntimeException | LinkageError e) {
      throw unusable("extensions", jars, e);
    }
  }

  private static Formats known(List<SitemapFormat> all, Set<Path> jars)
      throws UnusableJarException {
    try {
      return Formats.of(all.toArray(SitemapFormat[]::new));
    } catch (RuntimeException | LinkageError e) {
      throw unusable("formats", jars, e);
    }
  }

  private static UnusableJarException unusable(String what, Set<Path> jars, Throwable e) {
    String names = jars.stream().map(Path::toString).collect(Collectors.joining(", "));
    return new UnusableJarException(
        "the "
            + what
            + " of "
            + names
            + " cannot be used: "
            + ServiceJar.reason(e)
            + "; remove one of them",
        e);
  }

  /**
   * Returns the jars, each with the places where it was found: the jar itself if it was given by
   * name.
   */
  private static Map<Path, Set<Path>> jars(List<Path> places) throws IOException {
    Map<Path, Set<Path>> jars = new LinkedHashMap<>();
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        try (Stream<Path> files = Files.list(place)) {
          files
              .filter(file -> file.toString().endsWith(".jar"))
              .sorted()
              .forEach(jar -> jars.computeIfAbsent(jar, each -> new LinkedHashSet<>()).add(place));
        }
      } else if (Files.exists(place)) {
        jars.computeIfAbsent(place, each -> new LinkedHashSet<>()).add(place);
      } else {
        throw new NoSuchFileException(place.toString());
      }
    }
    return jars;
  }

  private static URL[] urls(Collection<Path> jars) throws IOException {
    List<URL> urls = new ArrayList<>();
    for (Path jar : jars) {
      refuseSpecial(jar);
      try {
        urls.add(jar.toUri().toURL());
      } catch (MalformedURLException e) {
        throw new FileSystemException(jar.toString(), null, "cannot be used as a jar");
      }
    }
    return urls.toArray(URL[]::new);
  }

  private static void refuseSpecial(Path jar) throws IOException {
    if (Directory.isSpecial(jar)) { // opening a pipe blocks
      throw new FileSystemException(jar.toString(), null, "is not a regular file");
    }
  }

  /**
   * Returns a context with these extensions and formats, and with a new, empty sink for problems.
   */
  public Context context() {
    return Context.of(extensions).withFormats(formats);
  }

  /** Returns the extensions on the class path and in the jars. */
  public Extensions extensions() {
    return extensions;
  }

  /** Returns the formats on the class path, followed by those in the jars. */
  public Formats formats() {
    return formats;
  }

  /** Returns the jars that are loaded, also those that are libraries of others. */
  public Set<Path> jars() {
    return jars;
  }

  /** Returns those of the given directories in which no jar contains an extension or a format. */
  public List<Path> empty() {
    return empty;
  }

  /**
   * Returns where an extension comes from: the path of its jar. For an extension on the class path,
   * returns the implementation title of its package or, if there is none, the package name.
   */
  public String origin(SitemapExtension<?> extension) {
    Path jar = origins.get(extension);
    if (jar != null) {
      return jar.toString();
    }
    Class<?> type = extension.getClass();
    String title = type.getPackage().getImplementationTitle();
    return title == null ? type.getPackageName() : title;
  }

  /** Returns the jar that contains a format; empty if the format is on the class path. */
  public Optional<Path> jar(SitemapFormat format) {
    return Optional.ofNullable(origins.get(format));
  }
}
