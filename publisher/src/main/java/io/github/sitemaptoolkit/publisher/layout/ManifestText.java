package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.kept.FileVersion;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.values.FieldCounts;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.url.PrivateUrls;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A manifest as JSON. Keys that are not there have no value, so that a manifest can be read that
 * was written without them.
 */
final class ManifestText {

  private static final int VERSION = 1;

  private ManifestText() {}

  static void write(Manifest manifest, OutputStream out) throws IOException {
    var start = new StringBuilder("{");
    start.append("\n  \"version\": ").append(VERSION);
    appendSettings(manifest, ",\n  ", start);
    start.append(",\n  \"urls\": ").append(manifest.urls());
    appendSampled(manifest.parts(), start);
    start.append(",\n  \"files\": [");
    write(start, out);
    String separator = "\n";
    for (Part part : manifest.parts()) {
      write(separator + "    " + json(part), out);
      separator = ",\n";
    }
    write("\n  ]", out);
    if (manifest.feeds() != null) {
      write(",\n  \"feeds\": " + json(manifest.feeds()), out);
    }
    if (!manifest.history().isEmpty()) {
      write(manifest.history(), out);
    }
    write("\n}\n", out);
  }

  /** Writes what is neither a file nor of files, each value after a separator. */
  static void appendSettings(Manifest manifest, String separator, StringBuilder json) {
    json.append(separator).append("\"base\": ").append(JsonWriter.quoted(manifest.base()));
    json.append(separator).append("\"by\": ").append(JsonWriter.quoted(manifest.by().toString()));
    json.append(separator).append("\"gzip\": ").append(manifest.gzip());
    json.append(separator).append("\"limits\": {\"urls\": ").append(manifest.limits().urls());
    json.append(", \"bytes\": ").append(manifest.limits().bytes()).append('}');
    appendChoices(manifest.choices(), separator, json);
  }

  static void write(CharSequence text, OutputStream out) throws IOException {
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static void appendChoices(Choices choices, String separator, StringBuilder json) {
    List<String> told = new ArrayList<>();
    if (choices.maxShrink() != null) {
      told.add("\"maxShrink\": " + choices.maxShrink());
    }
    if (choices.maxLoss() != null) {
      told.add("\"maxLoss\": " + choices.maxLoss());
    }
    if (choices.maxOutside() != null) {
      told.add("\"maxOutside\": " + choices.maxOutside());
    }
    if (choices.hasStylesheet()) {
      told.add("\"stylesheet\": true");
    }
    if (choices.privateUrls() != null) {
      String hosts = String.join(" ", choices.privateUrls().hosts());
      told.add("\"privateUrls\": " + JsonWriter.quoted(hosts));
    }
    if (choices.recognised() != null) {
      String ids = String.join(" ", new TreeSet<>(choices.recognised()));
      told.add("\"recognised\": " + JsonWriter.quoted(ids));
    }
    if (choices.immutable() != null) {
      told.add("\"immutable\": " + JsonWriter.quoted(choices.immutable().toString()));
    }
    if (!told.isEmpty()) {
      json.append(separator).append("\"choices\": {").append(String.join(", ", told)).append('}');
    }
  }

  /** Writes of how many urls one is in the samples: a number, or one for each named set. */
  private static void appendSampled(List<Part> parts, StringBuilder json) {
    Map<String, Long> sampled = new TreeMap<>();
    boolean named = false;
    for (Part part : parts) {
      Sample sample = part.sample();
      if (sample != null) {
        named |= part.set() != null;
        sampled.put(part.set() == null ? "" : part.set(), sample.oneIn());
      }
    }
    if (named) {
      List<String> sets = new ArrayList<>();
      sampled.forEach((set, oneIn) -> sets.add(JsonWriter.quoted(set) + ": " + oneIn));
      json.append(",\n  \"sampled\": {").append(String.join(", ", sets)).append('}');
    } else if (!sampled.isEmpty()) {
      json.append(",\n  \"sampled\": ").append(sampled.get(""));
    }
  }

  /** Returns a file as an object. */
  static String json(Part part) {
    String lastmod = part.lastmod();
    Sample sample = part.sample();
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
        + (part.outside() == 0 ? "" : ", \"outside\": " + part.outside())
        + (sample == null || sample.size() == 0 ? "" : ", \"sample\": \"" + sample.hex() + '"')
        + (part.values() == null
            ? ""
            : ", \"values\": " + JsonWriter.quoted(part.values().toString()))
        + (part.writer() == null ? "" : ", \"writer\": " + JsonWriter.quoted(part.writer()))
        + (part.stored() == null ? "" : ", \"stored\": " + part.stored())
        + (part.tag() == null ? "" : ", \"tag\": " + JsonWriter.quoted(part.tag()))
        + '}';
  }

  /**
   * Returns the manifest of a JSON text.
   *
   * @param name the name of the manifest in messages
   * @throws SitemapException if it is one of a later version
   * @throws IllegalArgumentException if a value is missing or wrong
   * @throws ClassCastException if a value has the wrong type
   */
  static Manifest read(String text, String name) throws ManifestJson.SyntaxException {
    Map<?, ?> root = object(ManifestJson.read(text));
    checkVersion(root, name);
    Object sampled = root.get("sampled");
    List<Part> parts = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Object element : (List<?>) value(root, "files")) {
      Part part = part(object(element), sampled);
      if (!names.add(part.file())) {
        throw new IllegalArgumentException("\"" + part.file() + "\" is listed twice");
      }
      parts.add(part);
    }
    Manifest manifest = manifest(root, List.copyOf(parts)).withFeeds(feeds(root));
    Object history = root.get("former");
    return history == null ? manifest : manifest.with(history(object(history), manifest.files()));
  }

  private static void checkVersion(Map<?, ?> root, String name) {
    String toolkit = root.get(FileVersion.TOOLKIT) instanceof String text ? text : "";
    var version = new FileVersion(number(root, "version"), toolkit);
    String refusal = version.refusal(VERSION);
    if (refusal != null) {
      throw new SitemapException(PublishCodes.MANIFEST, "this " + refusal, Location.of(name));
    } else if (version.number() < 1) {
      throw new IllegalArgumentException("version " + version.number());
    }
  }

  private static @Nullable Part feeds(Map<?, ?> json) {
    Object feeds = json.get("feeds");
    return feeds == null ? null : part(object(feeds), null, SetNames::isFeeds);
  }

  /** Returns the manifest of settings and files, without a history. */
  static Manifest manifest(Map<?, ?> settings, List<Part> parts) {
    Map<?, ?> limits = object(settings.get("limits"));
    return new Manifest(
        IndexFile.base(text(settings, "base")),
        Grouping.parse(text(settings, "by")),
        (Boolean) value(settings, "gzip"),
        new PartLimits(number(limits, "urls"), number(limits, "bytes")),
        choices(settings.get("choices")),
        parts);
  }

  private static Choices choices(@Nullable Object json) {
    if (json == null) {
      return Choices.NONE;
    }
    Map<?, ?> choices = object(json);
    String keep = (String) choices.get("immutable");
    String hosts = (String) choices.get("privateUrls");
    String ids = (String) choices.get("recognised");
    return new Choices(
        percentage(choices, "maxShrink"),
        percentage(choices, "maxLoss"),
        percentage(choices, "maxOutside"),
        keep == null ? null : Keep.parse(keep),
        (Boolean) choices.get("stylesheet"),
        hosts == null ? null : PrivateUrls.of(List.of(hosts.split(" "))),
        ids == null ? null : ids.isEmpty() ? Set.of() : new HashSet<>(List.of(ids.split(" "))));
  }

  private static @Nullable Integer percentage(Map<?, ?> json, String name) {
    Long number = (Long) json.get(name);
    return number == null ? null : Math.toIntExact(Math.max(-1, Math.min(number, 101)));
  }

  /**
   * Returns a file; {@code sampled} says of how many urls one is in its sample, if there is one.
   */
  static Part part(Map<?, ?> json, @Nullable Object sampled) {
    return part(json, sampled, SetNames::isSitemap);
  }

  private static Part part(Map<?, ?> json, @Nullable Object sampled, Predicate<String> isName) {
    String file = text(json, "file");
    if (!isName.test(file)) {
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
    Long oneIn =
        (Long) (sampled instanceof Map<?, ?> sets ? (set == null ? null : sets.get(set)) : sampled);
    String hex = (String) json.get("sample");
    String values = (String) json.get("values");
    return new Part(
            file,
            atLeast(set == null ? 1 : 0, json, "urls"), // the file of a named set may be empty
            count(json, "bytes"),
            text(json, "sha256"),
            lastmod,
            set,
            outside(json),
            oneIn == null ? null : Sample.parse(oneIn, hex == null ? "" : hex))
        .valued(values == null ? null : FieldCounts.parse(values))
        .writtenBy((String) json.get("writer"))
        .stored(
            json.get("stored") == null ? null : count(json, "stored"), (String) json.get("tag"));
  }

  private static long outside(Map<?, ?> json) {
    Long number = (Long) json.get("outside");
    if (number != null && (number < 0 || number > number(json, "urls"))) {
      throw new IllegalArgumentException("outside is " + number);
    }
    return number == null ? 0 : number;
  }

  private static long count(Map<?, ?> json, String name) {
    return atLeast(1, json, name);
  }

  private static long atLeast(long least, Map<?, ?> json, String name) {
    long number = number(json, name);
    if (number < least) {
      throw new IllegalArgumentException(name + " is " + number);
    }
    return number;
  }

  static Map<?, ?> object(@Nullable Object json) {
    if (json instanceof Map<?, ?> object) {
      return object;
    }
    throw new IllegalArgumentException("an object is missing");
  }

  static Object value(Map<?, ?> json, String name) {
    Object value = json.get(name);
    if (value == null) {
      throw new IllegalArgumentException(name + " is missing");
    }
    return value;
  }

  static String text(Map<?, ?> json, String name) {
    return (String) value(json, name);
  }

  static long number(Map<?, ?> json, String name) {
    return (Long) value(json, name);
  }

  /** Writes a history; the files of the set before are names, and described elsewhere. */
  private static void write(History history, OutputStream out) throws IOException {
    write(",\n  \"former\": {", out);
    Manifest before = history.before();
    if (before != null) {
      var settings = new StringBuilder();
      appendSettings(before, ", ", settings);
      write("\n    \"before\": {" + settings.substring(2) + ", \"files\": [", out);
      String separator = "";
      for (Part part : before.parts()) {
        write(separator + JsonWriter.quoted(part.file()), out);
        separator = ", ";
      }
      Part feeds = before.feeds();
      String list = feeds == null ? "" : ", \"feeds\": " + JsonWriter.quoted(feeds.file());
      write("]" + list + "},", out);
    }
    write("\n    \"files\": [", out);
    String separator = "\n";
    for (FormerPart file : history.files()) {
      write(separator + "      " + json(file), out);
      separator = ",\n";
    }
    write(history.files().isEmpty() ? "]\n  }" : "\n    ]\n  }", out);
  }

  private static String json(FormerPart file) {
    String part = json(file.part());
    Sample sample = file.part().sample();
    return part.substring(0, part.length() - 1)
        + (sample == null ? "" : ", \"sampled\": " + sample.oneIn())
        + ", \"replaced\": "
        + JsonWriter.quoted(file.replaced().toString())
        + ", \"sets\": "
        + file.sets()
        + '}';
  }

  /**
   * Reads a history.
   *
   * @param parts the files of the set
   * @throws IllegalArgumentException if a value is missing or wrong
   * @throws ClassCastException if a value has the wrong type
   */
  private static History history(Map<?, ?> json, List<Part> parts) {
    Map<String, Part> known = new HashMap<>();
    parts.forEach(part -> known.put(part.file(), part));
    List<FormerPart> files = new ArrayList<>();
    for (Object element : (List<?>) value(json, "files")) {
      FormerPart file = former(object(element));
      if (file.part().file().equals(SetNames.ENTRY_POINT)
          || known.put(file.part().file(), file.part()) != null) {
        throw new IllegalArgumentException(
            Problem.quoted(file.part().file()) + " is part of the set and of a former one");
      }
      files.add(file);
    }
    Object before = json.get("before");
    return new History(before == null ? null : before(object(before), known), files);
  }

  private static FormerPart former(Map<?, ?> json) {
    String replaced = text(json, "replaced");
    long sets = Math.min(number(json, "sets"), Integer.MAX_VALUE);
    try {
      return new FormerPart(
          part(json, json.get("sampled"), SetNames::isRemovable),
          Instant.parse(replaced),
          (int) Math.max(0, sets));
    } catch (DateTimeException e) {
      throw new IllegalArgumentException(Problem.quoted(replaced) + " is not a time", e);
    }
  }

  private static Manifest before(Map<?, ?> json, Map<String, Part> known) {
    List<Part> parts = new ArrayList<>();
    for (Object element : (List<?>) value(json, "files")) {
      parts.add(described((String) element, known));
    }
    String feeds = (String) json.get("feeds");
    return manifest(json, parts).withFeeds(feeds == null ? null : described(feeds, known));
  }

  private static Part described(String file, Map<String, Part> known) {
    Part part = known.get(file);
    if (part == null) {
      throw new IllegalArgumentException(
          Problem.quoted(String.valueOf(file)) + " is part of the set before, but not described");
    }
    return part;
  }
}
