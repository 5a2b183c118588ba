package io.github.sitemaptoolkit.spark.internal.plan;

import io.github.sitemaptoolkit.text.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.jspecify.annotations.Nullable;

/** What options are for, and which there are. Their names ignore case. */
public enum OptionUse {
  /** Options of reads. */
  READING(
      "path",
      "paths",
      "mode",
      "kind",
      "pathMapping",
      "indexDepth",
      "sourceFormat",
      "base",
      "pathGlobFilter",
      "limit.*",
      "fs.*"),

  /** Options of writes. */
  WRITING(
      "path",
      "baseUrl",
      "by",
      "compression",
      "maxUrls",
      "maxBytes",
      "immutable",
      "keep",
      "maxShrink",
      "maxLoss",
      "acceptLoss",
      "acceptIncomplete",
      "adopt",
      "maxOutside",
      "allowOutside",
      "privateUrls",
      "zone",
      "fs.*");

  /** What Spark itself adds begins so. */
  private static final String OWN = "__";

  /** What catalogs of Hive add to the options of all tables. */
  private static final String OF_HIVE = "serialization.format";

  /** How the catalog of Spark 4 marks options among the properties of a table. */
  private static final String MARK = "option.";

  private static final Pattern CAPITAL = Pattern.compile("[A-Z]");

  @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable
  private final List<String> names;

  OptionUse(String... names) {
    this.names = List.of(names);
  }

  private boolean has(String name) {
    return names.stream()
        .anyMatch(
            it ->
                it.endsWith("*")
                    ? name.regionMatches(true, 0, it, 0, it.length() - 1)
                    : it.equalsIgnoreCase(name));
  }

  private OptionUse other() {
    return this == READING ? WRITING : READING;
  }

  private String words() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the options of one read or write, without those that Spark has added.
   *
   * @throws IllegalArgumentException if one does not exist; the message says what was meant
   */
  public Map<String, String> checked(Map<String, String> options) {
    Map<String, String> checked = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    options.forEach(
        (name, value) -> {
          if (has(name)) {
            checked.put(name, value);
          } else if (other().has(name)) {
            throw new IllegalArgumentException(
                "the option " + name + " is for " + other().words() + ", not for " + words());
          } else if (!name.startsWith(OWN)) {
            throw unknown(name, this);
          }
        });
    return checked;
  }

  /**
   * Returns the options of a table that are for this use. A table has those of reads and writes.
   *
   * @throws IllegalArgumentException if one does not exist; the message says what was meant
   */
  public Map<String, String> ofTable(Map<String, String> options) {
    Map<String, String> own = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    options.forEach(
        (name, value) -> {
          if (has(name)) {
            own.put(name, value);
          } else if (!other().has(name) && !name.startsWith(OWN) && !name.equals(OF_HIVE)) {
            throw unknown(name, null);
          }
        });
    return own;
  }

  /**
   * Returns the options among the properties of a table of the catalog. What belongs to no table is
   * options already, of a read, a write or a stream, and is not checked.
   *
   * @throws IllegalArgumentException if an option of a table does not exist
   */
  public static Map<String, String> among(Map<String, String> given) {
    Map<String, String> properties =
        given instanceof CaseInsensitiveStringMap it ? it.asCaseSensitiveMap() : given;
    if (!properties.containsKey("provider")) {
      return properties;
    }
    Map<String, String> options = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    properties.forEach(
        (name, value) -> {
          if (name.startsWith(MARK)) {
            options.put(name.substring(MARK.length()), value);
          } else if (name.equals("path")) {
            options.put(name, value);
          }
        });
    READING.ofTable(options); // refused now, not by the first query
    return options;
  }

  /** Returns a message with the names that options of writes have in a command. */
  public static String inCommand(String message) {
    String text = message.replace("the option compression", "--gzip");
    for (String name : WRITING.names) {
      String option = "--" + CAPITAL.matcher(name).replaceAll("-$0").toLowerCase(Locale.ROOT);
      text = text.replace("the option " + name, option);
    }
    return text;
  }

  private static IllegalArgumentException unknown(String name, @Nullable OptionUse use) {
    List<String> known = new ArrayList<>();
    for (OptionUse one : use == null ? values() : new OptionUse[] {use}) {
      one.names.stream().filter(it -> !known.contains(it)).forEach(known::add);
    }
    return new IllegalArgumentException(
        "there is no option "
            + name
            + (use == null ? "" : " for " + use.words())
            + Spelling.nearest(name, known)
                .map(meant -> "; did you mean " + meant + '?')
                .orElse("; known are " + String.join(", ", known)));
  }
}
