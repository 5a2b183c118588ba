package io.github.sitemaptoolkit.spark.internal.plan;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.jspecify.annotations.Nullable;

/**
 * The options of a read, checked.
 *
 * @param paths files, directories or globs
 * @param sourceFormat the id of the format of all files; null to recognise that of each
 * @param base the url that relative urls are relative to; null for none
 * @param glob which names files must have; null for any
 * @param limits the limits that were set, by id
 * @param fileSystem the options of file systems, such as {@code fs.s3a.endpoint}
 */
public record ReadOptions(
    List<String> paths,
    Mode mode,
    Kind kind,
    @Nullable String sourceFormat,
    @Nullable String base,
    @Nullable String glob,
    int indexDepth,
    List<PathMapping> mappings,
    Map<String, Long> limits,
    Map<String, String> fileSystem)
    implements Serializable {

  private static final String LIMIT = "limit.";

  /** The deepest nesting of indexes that can be asked for. */
  private static final int DEEPEST = 10;

  /**
   * Returns the options that a user gave.
   *
   * @throws IllegalArgumentException if there is no such option, or a value is wrong; the message
   *     says what is possible
   */
  public static ReadOptions of(CaseInsensitiveStringMap given) {
    var options =
        new CaseInsensitiveStringMap(OptionUse.READING.checked(given.asCaseSensitiveMap()));
    Map<String, Long> limits = new TreeMap<>();
    Map<String, String> fileSystem = new TreeMap<>();
    options
        .asCaseSensitiveMap()
        .forEach(
            (key, value) -> {
              String lower = key.toLowerCase(Locale.ROOT);
              if (lower.startsWith(LIMIT)) {
                Limit limit = limit(lower.substring(LIMIT.length()));
                limits.put(limit.id(), number(key, value, limit.least(), limit.most()));
              } else if (lower.startsWith("fs.")) {
                fileSystem.put(key, value);
              }
            });
    return new ReadOptions(
        paths(options),
        choice(options, "mode", Mode.PERMISSIVE),
        kind(options),
        options.get("sourceFormat"),
        options.get("base"),
        options.get("pathGlobFilter"),
        (int) number("indexDepth", options.getOrDefault("indexDepth", "1"), 0, DEEPEST),
        PathMapping.parse(options.getOrDefault("pathMapping", "")),
        limits,
        fileSystem);
  }

  /** Returns which entries become rows, which also decides the columns. */
  public static Kind kind(CaseInsensitiveStringMap options) {
    return choice(options, "kind", Kind.AUTO);
  }

  /** Returns the limits for each file. */
  public Limits allLimits() {
    Limits all = Limits.DEFAULT;
    for (Map.Entry<String, Long> limit : limits.entrySet()) {
      all = all.with(limit(limit.getKey()), limit.getValue());
    }
    return all;
  }

  private static List<String> paths(CaseInsensitiveStringMap options) {
    List<String> paths = new ArrayList<>();
    String path = options.get("path");
    if (path != null) {
      paths.add(path);
    }
    String more = options.get("paths"); // how load(a, b) passes them on
    if (more != null) {
      try (JsonParser in = new JsonFactory().createParser(more)) {
        for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
          if (token == JsonToken.VALUE_STRING) {
            paths.add(in.getText());
          }
        }
      } catch (IOException e) {
        throw new IllegalArgumentException("paths is not a JSON array of texts: " + more, e);
      }
    }
    return List.copyOf(paths);
  }

  private static <E extends Enum<E>> E choice(
      CaseInsensitiveStringMap options, String option, E standard) {
    String value = options.get(option);
    if (value == null) {
      return standard;
    }
    E[] all = standard.getDeclaringClass().getEnumConstants();
    for (E one : all) {
      if (one.name().equalsIgnoreCase(value)) {
        return one;
      }
    }
    boolean upper = option.equals("mode"); // as Spark writes them
    String known =
        Arrays.stream(all)
            .map(it -> upper ? it.name() : it.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(", "));
    throw wrong(option, value, "use one of " + known);
  }

  private static Limit limit(String id) {
    return Limit.find(id)
        .orElseThrow(
            () ->
                wrong(
                    LIMIT + id,
                    null,
                    "there is no such limit, use one of "
                        + Arrays.stream(Limit.values())
                            .map(limit -> LIMIT + limit.id())
                            .collect(Collectors.joining(", "))));
  }

  private static long number(String option, String value, long least, long most) {
    try {
      long number = Long.parseLong(value.strip());
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw wrong(option, value, "use a whole number from " + least + " to " + most);
  }

  static IllegalArgumentException wrong(String option, @Nullable String value, String advice) {
    return new IllegalArgumentException(
        "the option " + option + (value == null ? "" : " is \"" + value + "\"") + ": " + advice);
  }
}
