package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.KnownRoots;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Services;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The known formats, and how documents of each are recognised.
 *
 * <p>Immutable and safe for use by several threads. Two formats cannot have the same id.
 *
 * @since 0.1
 */
public final class Formats implements Iterable<SitemapFormat> {

  /** The message if there are no formats, which is a fault in how a program was packaged. */
  @Incubating
  public static final String NO_FORMATS =
      "no formats are on the class path: add sitemap-core and sitemap-converters; a single jar made"
          + " of several needs the merged lines of their META-INF/services";

  private final List<SitemapFormat> formats;
  private final KnownRoots roots;

  private Formats(List<SitemapFormat> formats) {
    Map<String, SitemapFormat> byId = new HashMap<>();
    for (SitemapFormat format : formats) {
      SitemapFormat other = byId.put(format.id(), format);
      if (other != null) {
        throw new IllegalArgumentException(
            other.getClass().getName()
                + " and "
                + format.getClass().getName()
                + " both have the id "
                + format.id());
      }
    }
    this.formats = List.copyOf(formats);
    this.roots =
        KnownRoots.SITEMAPS.with(
            formats.stream().flatMap(format -> format.roots().stream()).toList());
  }

  /**
   * Returns all formats on the class path, sorted by id: those that the library's class loader
   * finds, and those that only the thread's context class loader finds.
   *
   * @throws IllegalArgumentException if two of them have the same id
   * @throws java.util.ServiceConfigurationError if one cannot be loaded
   */
  public static Formats load() {
    return sorted(Services.load(SitemapFormat.class));
  }

  /**
   * Returns all formats that a class loader finds, sorted by id. Throws the same exceptions as
   * {@link #load()}.
   */
  public static Formats load(ClassLoader loader) {
    return sorted(Services.load(SitemapFormat.class, loader));
  }

  /** Returns all formats that {@link #load()} returns in a thread with a context class loader. */
  static Formats ofThread(@Nullable ClassLoader context) {
    return sorted(
        Services.load(SitemapFormat.class, SitemapFormat.class.getClassLoader(), context));
  }

  private static Formats sorted(List<SitemapFormat> found) {
    found.sort((one, other) -> one.id().compareTo(other.id()));
    return new Formats(found);
  }

  /**
   * Returns these formats. Documents are matched against them in this order.
   *
   * @throws IllegalArgumentException if two of them have the same id
   */
  public static Formats of(SitemapFormat... formats) {
    return new Formats(List.of(formats));
  }

  /**
   * Returns a copy with more formats at the end.
   *
   * @throws IllegalArgumentException if two of them have the same id
   */
  public Formats with(SitemapFormat... more) {
    List<SitemapFormat> all = new ArrayList<>(formats);
    Collections.addAll(all, more);
    return new Formats(all);
  }

  /** Returns the root elements of documents of these formats, as far as they are XML. */
  public KnownRoots roots() {
    return roots;
  }

  /** Returns the beginning of an input, by which its format is recognised. */
  public Head head(Source source) {
    return source.head().with(roots);
  }

  /** Returns the format with an id; empty if there is none. */
  public Optional<SitemapFormat> find(String id) {
    for (SitemapFormat format : formats) {
      if (format.id().equals(id)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the format that a file's name indicates, with or without {@code .gz}; empty if none.
   */
  public Optional<SitemapFormat> forName(String fileName) {
    List<SitemapFormat> named = named(fileName);
    return named.isEmpty() ? Optional.empty() : Optional.of(named.get(0));
  }

  /**
   * Returns the format in which a file of this name is written; empty if none. Of several formats
   * with one file name extension, it is the first that can be written.
   */
  public Optional<SitemapFormat> forOutput(String fileName) {
    for (SitemapFormat format : named(fileName)) {
      if (format.writes()) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  /** Returns the formats of a whole name; if there are none, those of the extension. */
  private List<SitemapFormat> named(String fileName) {
    String name = fileName.toLowerCase(Locale.ROOT);
    String plain = Sink.isCompressedName(name) ? name.substring(0, name.length() - 3) : name;
    int dot = plain.lastIndexOf('.');
    String extension = dot < 0 ? "" : plain.substring(dot + 1);
    String whole = plain.substring(1 + Math.max(plain.lastIndexOf('/'), plain.lastIndexOf('\\')));
    List<SitemapFormat> byName = new ArrayList<>();
    List<SitemapFormat> byExtension = new ArrayList<>();
    for (SitemapFormat format : formats) {
      if (format.fileNames().contains(whole)) {
        byName.add(format);
      }
      if (format.fileExtensions().contains(extension)) {
        byExtension.add(format);
      }
    }
    return byName.isEmpty() ? byExtension : byName;
  }

  /**
   * Returns the format of an input: by its content, or else by its name. An empty input has the
   * format that its name indicates, if that format {@linkplain SitemapFormat#mayBeEmpty allows it}.
   *
   * @throws SitemapException if no format is recognised; the message says what it is instead, if
   *     known
   */
  public SitemapFormat detect(Source source) {
    if (formats.isEmpty()) {
      throw refused(source, DocumentCodes.UNSUPPORTED_FORMAT, NO_FORMATS);
    }
    Head head = head(source);
    Optional<SitemapFormat> named = forName(source.name());
    if (named.filter(format -> format.matchesNamed(head)).isPresent()) {
      return named.get();
    }
    for (SitemapFormat format : formats) {
      if (format.matches(head)) {
        return format;
      }
    }
    if (head.isBlank()) {
      return forName(source.name())
          .filter(SitemapFormat::mayBeEmpty)
          .orElseThrow(
              () ->
                  refused(
                      source,
                      DocumentCodes.EMPTY,
                      "the file is empty; give a sitemap, a feed or a url list"));
    }
    OtherContent other = OtherContent.of(head).orElse(null);
    if (other != null) {
      throw refused(source, other.code(), "this is " + other.message());
    }
    String root = head.rootElement();
    if (root != null) {
      throw unsupported(source, "; its root element is <" + root + ">");
    }
    return forName(source.name()).orElseThrow(() -> unsupported(source, ""));
  }

  private SitemapException unsupported(Source source, String detail) {
    return refused(
        source,
        DocumentCodes.UNSUPPORTED_FORMAT,
        "this is not in a supported format (" + ids() + ")" + detail);
  }

  private static SitemapException refused(Source source, Code code, String message) {
    return new SitemapException(code, message, Location.of(source.name()));
  }

  /** Returns the ids of all formats, separated by commas, for messages. */
  public String ids() {
    return formats.stream().map(SitemapFormat::id).collect(Collectors.joining(", "));
  }

  /** Returns the formats, in the order in which documents are matched against them. */
  @Override
  public Iterator<SitemapFormat> iterator() {
    return formats.iterator();
  }

  /** Returns the ids of the formats. */
  @Override
  public String toString() {
    return "Formats" + formats.stream().map(SitemapFormat::id).toList();
  }
}
