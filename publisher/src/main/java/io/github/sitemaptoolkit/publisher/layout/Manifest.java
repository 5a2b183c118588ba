package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What was published to a directory, and with which settings. It is kept in the directory as {@code
 * .sitemap-manifest.json}.
 *
 * @param base the url of the directory, ending with a slash
 * @param by how urls are grouped
 * @param gzip whether the sitemaps are gzipped
 * @param limits how much a file may hold
 * @param parts the files, sorted by name
 * @since 0.1
 */
public record Manifest(String base, Grouping by, boolean gzip, PartLimits limits, List<Part> parts)
    implements Serializable {

  /** The maximum size: enough for as many files as an index may list, with the longest names. */
  public static final int MOST_BYTES = 32 << 20;

  private static final long VERSION = 1;

  /**
   * Reads a manifest from a stream.
   *
   * @param in read to its end; closed by the caller
   * @param name the name of the manifest in messages
   * @throws SitemapException if it is not a manifest of this version
   */
  public static Manifest read(InputStream in, String name) throws IOException {
    return parse(in.readAllBytes(), name);
  }

  /**
   * Reads a manifest. Throws the same exceptions as {@link #read}.
   *
   * @param name the name of the manifest in messages
   */
  public static Manifest parse(byte[] bytes, String name) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return new Manifest.Reader(ManifestJson.read(text)).manifest();
    } catch (CharacterCodingException e) {
      throw refused("it is not UTF-8", name, e);
    } catch (ClassCastException e) { // whose message names classes
      throw refused("a value has the wrong type", name, e);
    } catch (ManifestJson.SyntaxException | IllegalArgumentException e) {
      throw refused(String.valueOf(e.getMessage()), name, e);
    }
  }

  private static SitemapException refused(String reason, String name, Exception cause) {
    return new SitemapException(
        Problem.of(
            PublishCodes.MANIFEST,
            "this is not a manifest of this version ("
                + reason
                + "); remove it and publish all urls again",
            Location.of(name)),
        cause);
  }

  /** Returns the number of urls. */
  public long urls() {
    return parts.stream().mapToLong(Part::urls).sum();
  }

  /** Returns whether the files belong to named sets. */
  public boolean hasSets() {
    return parts.stream().anyMatch(part -> part.set() != null);
  }

  /** Returns whether there is a file of a named set. */
  public boolean hasSet(String name) {
    return parts.stream().anyMatch(part -> name.equals(part.set()));
  }

  /** Returns the manifest with the files of a named set only. */
  public Manifest of(String set) {
    List<Part> own = parts.stream().filter(part -> set.equals(part.set())).toList();
    return new Manifest(base, by, gzip, limits, own);
  }

  /**
   * Returns the manifest with the files of the named set that has the most urls only; the same if
   * sets have no names. As a url counts in each set, no other number of urls is certain.
   */
  public Manifest largestSet() {
    return parts.stream()
        .filter(part -> part.set() != null)
        .map(part -> of(String.valueOf(part.set())))
        .max(Comparator.comparingLong(Manifest::urls))
        .orElse(this);
  }

  /** Returns the names of files that are in another manifest but not in this one. */
  public List<String> without(Manifest other) {
    return without(other.parts.stream().map(Part::file).toList());
  }

  /** Returns those of the names that no file in this manifest has, nor its index. */
  public List<String> without(Collection<String> files) {
    Set<String> names = new HashSet<>();
    names.add(SetNames.ENTRY_POINT); // it is replaced, never removed
    parts.forEach(part -> names.add(part.file()));
    return files.stream().filter(name -> !names.contains(name)).toList();
  }

  /**
   * Returns the files that another manifest lacks, or describes in another way. All others have the
   * same contents in both, as far as nobody else has changed the files.
   */
  public List<Part> notIn(Manifest other) {
    Set<Part> known = new HashSet<>(other.parts);
    return parts.stream().filter(part -> !known.contains(part)).toList();
  }

  /** Returns the manifest as it is kept. */
  public byte[] bytes() {
    var bytes = new ByteArrayOutputStream();
    try {
      write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // writing to memory does not fail
    }
    return bytes.toByteArray();
  }

  /**
   * Writes the manifest.
   *
   * @param out closed by the caller
   */
  public void write(OutputStream out) throws IOException {
    var start = new StringBuilder("{");
    start.append("\n  \"version\": ").append(VERSION);
    start.append(",\n  \"base\": ").append(JsonWriter.quoted(base));
    start.append(",\n  \"by\": ").append(JsonWriter.quoted(by.toString()));
    start.append(",\n  \"gzip\": ").append(gzip);
    start.append(",\n  \"limits\": {\"urls\": ").append(limits.urls());
    start.append(", \"bytes\": ").append(limits.bytes());
    start.append("},\n  \"urls\": ").append(urls());
    start.append(",\n  \"files\": [");
    write(start, out);
    String separator = "\n";
    for (Part part : parts) {
      write(separator + "    " + json(part), out);
      separator = ",\n";
    }
    write("\n  ]\n}\n", out);
  }

  private static void write(CharSequence text, OutputStream out) throws IOException {
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static String json(Part part) {
    String lastmod = part.lastmod();
    return "{\"file\": "
        + JsonWriter.quoted(part.file())
        + ", \"urls\": "
        + part.urls()
        + ", \"bytes\": "
        + part.bytes()
        + ", \"sha256\": "
        + JsonWriter.quoted(part.sha256())
        + ", \"lastmod\": "
        + (lastmod == null ? "null" : JsonWriter.quoted(lastmod))
        + (part.set() == null ? "" : ", \"set\": " + JsonWriter.quoted(part.set()))
        + '}';
  }

  /**
   * Reads a manifest from JSON; throws IllegalArgumentException or ClassCastException if a value is
   * missing or has the wrong type.
   */
  private static final class Reader {

    private final Map<?, ?> root;

    Reader(@Nullable Object json) {
      root = object(json);
      if (number(root, "version") != VERSION) {
        throw new IllegalArgumentException("version " + root.get("version"));
      }
    }

    Manifest manifest() {
      List<Part> parts = new ArrayList<>();
      for (Object element : (List<?>) value(root, "files")) {
        parts.add(part(object(element)));
      }
      Map<?, ?> limits = object(root.get("limits"));
      return new Manifest(
          IndexFile.base(text(root, "base")),
          Grouping.parse(text(root, "by")),
          (Boolean) value(root, "gzip"),
          new PartLimits(number(limits, "urls"), number(limits, "bytes")),
          List.copyOf(parts));
    }

    private static Part part(Map<?, ?> json) {
      String file = text(json, "file");
      if (!SetNames.isSitemap(file)) {
        throw new IllegalArgumentException("\"" + file + "\" is not the name of a sitemap");
      }
      String lastmod = (String) json.get("lastmod");
      if (lastmod != null && Lastmod.of(lastmod) == null) {
        throw new IllegalArgumentException(Problem.quoted(lastmod) + " is not a date");
      }
      String set = (String) json.get("set");
      if (set != null && !SetNames.isSet(set)) {
        throw new IllegalArgumentException(Problem.quoted(set) + " is not the name of a set");
      }
      return new Part(
          file, count(json, "urls"), count(json, "bytes"), text(json, "sha256"), lastmod, set);
    }

    private static long count(Map<?, ?> json, String name) {
      long number = number(json, name);
      if (number < 1) {
        throw new IllegalArgumentException(name + " is " + number);
      }
      return number;
    }

    private static Map<?, ?> object(@Nullable Object json) {
      if (json instanceof Map<?, ?> object) {
        return object;
      }
      throw new IllegalArgumentException("an object is missing");
    }

    private static Object value(Map<?, ?> json, String name) {
      Object value = json.get(name);
      if (value == null) {
        throw new IllegalArgumentException(name + " is missing");
      }
      return value;
    }

    private static String text(Map<?, ?> json, String name) {
      return (String) value(json, name);
    }

    private static long number(Map<?, ?> json, String name) {
      return (Long) value(json, name);
    }
  }
}
