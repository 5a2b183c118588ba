package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The history of a manifest as JSON: the last value of the manifest. */
final class HistoryText {

  private HistoryText() {}

  /** Writes a history; the files of the set before are names, and described elsewhere. */
  static void write(History history, OutputStream out) throws IOException {
    ManifestText.write(",\n  \"former\": {", out);
    Manifest before = history.before();
    if (before != null) {
      var settings = new StringBuilder();
      ManifestText.appendSettings(before, ", ", settings);
      ManifestText.write("\n    \"before\": {" + settings.substring(2) + ", \"files\": [", out);
      String separator = "";
      for (Part part : before.parts()) {
        ManifestText.write(separator + JsonWriter.quoted(part.file()), out);
        separator = ", ";
      }
      ManifestText.write("]},", out);
    }
    ManifestText.write("\n    \"files\": [", out);
    String separator = "\n";
    for (FormerPart file : history.files()) {
      ManifestText.write(separator + "      " + json(file), out);
      separator = ",\n";
    }
    ManifestText.write(history.files().isEmpty() ? "]\n  }" : "\n    ]\n  }", out);
  }

  private static String json(FormerPart file) {
    String part = ManifestText.json(file.part());
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
  static History read(Map<?, ?> json, List<Part> parts) {
    Map<String, Part> known = new HashMap<>();
    parts.forEach(part -> known.put(part.file(), part));
    List<FormerPart> files = new ArrayList<>();
    for (Object element : (List<?>) ManifestText.value(json, "files")) {
      FormerPart file = file(ManifestText.object(element));
      if (file.part().file().equals(SetNames.ENTRY_POINT)
          || known.put(file.part().file(), file.part()) != null) {
        throw new IllegalArgumentException(
            Problem.quoted(file.part().file()) + " is part of the set and of a former one");
      }
      files.add(file);
    }
    Object before = json.get("before");
    return new History(before == null ? null : before(ManifestText.object(before), known), files);
  }

  private static FormerPart file(Map<?, ?> json) {
    String replaced = ManifestText.text(json, "replaced");
    long sets = Math.min(ManifestText.number(json, "sets"), Integer.MAX_VALUE);
    try {
      return new FormerPart(
          ManifestText.part(json, json.get("sampled")),
          Instant.parse(replaced),
          (int) Math.max(0, sets));
    } catch (DateTimeException e) {
      throw new IllegalArgumentException(Problem.quoted(replaced) + " is not a time", e);
    }
  }

  private static Manifest before(Map<?, ?> json, Map<String, Part> known) {
    List<Part> parts = new ArrayList<>();
    for (Object element : (List<?>) ManifestText.value(json, "files")) {
      String file = (String) element;
      Part part = known.get(file);
      if (part == null) {
        throw new IllegalArgumentException(
            Problem.quoted(String.valueOf(file)) + " is part of the set before, but not described");
      }
      parts.add(part);
    }
    return ManifestText.manifest(json, parts);
  }
}
