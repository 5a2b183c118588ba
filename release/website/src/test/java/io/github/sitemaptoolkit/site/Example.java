package io.github.sitemaptoolkit.site;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The example of a rule: a case of the corpus, as its {@code expected.json} describes it.
 *
 * @param directory the directory of the case
 * @param expected what its {@code expected.json} says
 */
record Example(Path directory, JsonNode expected) {

  private static final int MOST_LINES = 120;
  private static final int LONGEST_LINE = 5000;

  /** Characters that HTML cannot hold, or that are invisible, are written as escapes. */
  private static final JsonMapper JSON =
      JsonMapper.builder(JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build())
          .build();

  /** Returns the example in a directory; null if it has none. */
  static @Nullable Example of(Path directory) throws IOException {
    Path expected = directory.resolve("expected.json");
    return Files.isRegularFile(expected)
        ? new Example(directory, JSON.readTree(expected.toFile()))
        : null;
  }

  /** Returns the files of {@code bad} or {@code good}. */
  List<Path> files(String kind) throws IOException {
    Path path = directory.resolve(expected.get(kind).asText());
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> files = Files.list(path)) {
      return files.sorted().toList();
    }
  }

  /** Returns why it cannot be edited in a page, as a sentence; null if it can. */
  @Nullable String reason() throws IOException {
    for (String kind : List.of("bad", "good")) {
      for (Path file : files(kind)) {
        if (text(file) == null) {
          return isText(file)
              ? "It is too long to be edited here."
              : "It cannot be edited here, because it is not text in UTF-8.";
        }
      }
    }
    return null;
  }

  /** Returns the text of a file; null if it is not text in UTF-8, or is long. */
  static @Nullable String text(Path file) throws IOException {
    if (!isText(file)) {
      return null;
    }
    List<String> lines = Files.readAllLines(file);
    boolean isShort =
        lines.size() <= MOST_LINES
            && lines.stream().allMatch(line -> line.length() <= LONGEST_LINE);
    return isShort ? Files.readString(file) : null;
  }

  private static boolean isText(Path file) throws IOException {
    try {
      Files.readString(file);
      return true;
    } catch (MalformedInputException notText) {
      return false;
    }
  }

  /**
   * Returns what a page needs to check it, as JSON in ASCII: rule, profile, the time in
   * milliseconds if it matters, and the files of {@code bad} and {@code good} with their names,
   * texts and, if they matter, urls; those of sitemaps follow from the index that lists them.
   */
  String json() throws IOException {
    ObjectNode json = JSON.createObjectNode();
    json.set("rule", expected.get("rule"));
    json.set("profile", expected.get("profile"));
    if (expected.has("now")) {
      json.put("now", Instant.parse(expected.get("now").asText()).toEpochMilli());
    }
    for (String kind : List.of("bad", "good")) {
      ArrayNode files = json.putArray(kind);
      for (Path file : files(kind)) {
        ObjectNode entry = files.addObject();
        entry.put("name", file.getFileName().toString());
        entry.put("text", text(file));
        if (expected.has("location")) {
          entry.set("location", expected.get("location"));
        }
      }
    }
    return JSON.writeValueAsString(json);
  }
}
