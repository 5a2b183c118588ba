package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.io.KeptFile;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.kept.FileVersion;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.TabbedText;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the inputs of a site had when they were last published, in numbers, in a file beside its
 * configuration: for each input, numbers by a part and a name, such as how many rows have something
 * under a header. What parts and names there are is up to those who count. Unlike {@code
 * sitemap.inputs}, it changes with the inputs, so nobody need commit it; nobody serves it.
 *
 * <p>The numbers of this run count from the next run on, if they are {@linkplain #save saved},
 * which is done only when the set is published: nothing is learned from a run that was refused. For
 * one run. Not thread-safe.
 */
public final class InputCounts {

  /** The name of the file. */
  public static final String NAME = "sitemap.counts";

  private static final String KIND = "# " + NAME + ' ';
  private static final int VERSION = 1;
  private static final String WHAT =
      "hat the inputs of sitemap.toml had when sitemap publish last published them, in numbers."
          + " Keep it beside sitemap.inputs; it need not be committed.";
  private static final String TOP = KIND + VERSION + ": w" + WHAT;
  private static final String OLD_TOP = "# W" + WHAT; // before the version was told

  private static final int MOST_BYTES = 16 << 20;
  private static final int MOST_NAMES = 1_000; // of a part
  private static final int LONGEST = 500; // characters of a name
  private static final int VALUES = 4;

  private final Path file;
  private final boolean exists;
  private final Map<String, SortedMap<String, SortedMap<String, Long>>> before;
  private final Map<String, SortedMap<String, SortedMap<String, Long>>> now = new TreeMap<>();

  private InputCounts(
      Path file, boolean exists, Map<String, SortedMap<String, SortedMap<String, Long>>> before) {
    this.file = file;
    this.exists = exists;
    this.before = before;
  }

  /**
   * Reads the numbers beside a configuration file; none if there is no such file.
   *
   * @throws IOException if it cannot be read
   * @throws SitemapException if it is not as publish writes it
   */
  public static InputCounts beside(Path configuration) throws IOException {
    Path file = configuration.resolveSibling(NAME);
    KeptFile kept = kept(file);
    Map<String, SortedMap<String, SortedMap<String, Long>>> before = new TreeMap<>();
    boolean exists = kept.exists();
    if (exists) {
      new Parser(file, before).parse(kept.read(MOST_BYTES));
    }
    return new InputCounts(file, exists, before);
  }

  /** Returns the file as one that nobody named: a link in its place is refused. */
  private static KeptFile kept(Path file) {
    Path directory = file.toAbsolutePath().getParent();
    return KeptFile.in(directory == null ? file : directory, NAME, "move or remove it");
  }

  /** Returns whether there is a file. */
  public boolean exists() {
    return exists;
  }

  /** Returns the names and numbers that a part of an input had; empty if nothing is known of it. */
  public Map<String, Long> before(String input, String part) {
    return numbers(before, input, part);
  }

  /** Returns the names and numbers that a part had of each input that has it. */
  Map<String, Map<String, Long>> before(String part) {
    Map<String, Map<String, Long>> inputs = new TreeMap<>();
    before.forEach(
        (input, parts) -> {
          if (parts.containsKey(part)) {
            inputs.put(input, before(input, part));
          }
        });
    return inputs;
  }

  /** Returns the names and numbers that a part of an input has in this run. */
  public Map<String, Long> now(String input, String part) {
    return numbers(now, input, part);
  }

  private static Map<String, Long> numbers(
      Map<String, SortedMap<String, SortedMap<String, Long>>> of, String input, String part) {
    Map<String, SortedMap<String, Long>> parts = of.get(input);
    SortedMap<String, Long> numbers = parts == null ? null : parts.get(part);
    return numbers == null ? Map.of() : Collections.unmodifiableMap(numbers);
  }

  /** Adds a number of this run. Of a part, the first names are kept that are not too long. */
  public void add(String input, String part, String name, long number) {
    Map<String, Long> numbers =
        now.computeIfAbsent(input, added -> new TreeMap<>())
            .computeIfAbsent(part, added -> new TreeMap<>());
    if (name.length() <= LONGEST && (numbers.size() < MOST_NAMES || numbers.containsKey(name))) {
      numbers.merge(name, number, Long::sum);
    }
  }

  /** Keeps what is known of an input, whatever was counted in this run. */
  public void keep(String input) {
    now.remove(input);
    if (before.containsKey(input)) {
      now.put(input, before.get(input));
    }
  }

  /** Keeps the parts of an input that were not counted in this run, but for one. */
  void keepOthers(String input, String but) {
    before
        .getOrDefault(input, new TreeMap<>())
        .forEach(
            (part, numbers) -> {
              if (!part.equals(but)) {
                now.computeIfAbsent(input, added -> new TreeMap<>()).putIfAbsent(part, numbers);
              }
            });
  }

  /**
   * Writes the file, if anything in it changes.
   *
   * @throws IOException if it cannot be written
   */
  public void save() throws IOException {
    if (now.isEmpty() && !exists) {
      return;
    }
    var text = new StringBuilder(TOP).append('\n');
    now.forEach(
        (input, parts) ->
            parts.forEach(
                (part, numbers) ->
                    numbers.forEach(
                        (name, number) ->
                            text.append(TabbedText.escaped(input))
                                .append('\t')
                                .append(TabbedText.escaped(part))
                                .append('\t')
                                .append(TabbedText.escaped(name))
                                .append('\t')
                                .append(number)
                                .append('\n'))));
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    KeptFile kept = kept(file);
    if (bytes.length > MOST_BYTES || (exists && Arrays.equals(kept.read(MOST_BYTES), bytes))) {
      return;
    }
    try (Sink sink = kept.replace()) {
      sink.stream().write(bytes);
      sink.commit();
    }
  }

  /** Reads the lines of a file. */
  private record Parser(Path file, Map<String, SortedMap<String, SortedMap<String, Long>>> target) {

    void parse(byte[] bytes) {
      String text;
      try {
        text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      } catch (CharacterCodingException e) {
        throw foreign(1, "UTF-8");
      }
      List<String> lines = Arrays.asList(text.replace("\r\n", "\n").split("\n", -1));
      String top = lines.get(0);
      FileVersion version = FileVersion.in(top, KIND);
      String refusal = version == null ? null : version.refusal(VERSION);
      if (refusal != null) {
        throw new SitemapException(
            ConfigCodes.SYNTAX, "this " + refusal, new Location(file.toString(), 1, 1));
      } else if (!top.equals(TOP) && !top.equals(OLD_TOP)) {
        throw foreign(1, "its first line");
      }
      for (int i = 1; i < lines.size(); i++) {
        if (!lines.get(i).isEmpty() || i + 1 < lines.size()) {
          line(lines.get(i), i + 1);
        }
      }
    }

    private void line(String line, int number) {
      String[] values = line.split("\t", -1);
      if (values.length != VALUES || !values[3].matches("\\d{1,18}")) {
        throw foreign(number, "an input, a part, a name and a number");
      }
      target
          .computeIfAbsent(TabbedText.unescaped(values[0]), added -> new TreeMap<>())
          .computeIfAbsent(TabbedText.unescaped(values[1]), added -> new TreeMap<>())
          .merge(
              TabbedText.unescaped(values[2]),
              Long.parseLong(values[3]),
              (one, other) -> {
                throw foreign(number, "each name once");
              });
    }

    private SitemapException foreign(int line, String expected) {
      return new SitemapException(
          ConfigCodes.SYNTAX,
          "this is not what publish writes here: "
              + expected
              + "; restore the file, or remove it if the inputs have what they should have",
          new Location(file.toString(), line, 1));
    }
  }
}
