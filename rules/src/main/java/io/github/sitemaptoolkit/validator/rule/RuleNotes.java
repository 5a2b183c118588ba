package io.github.sitemaptoolkit.validator.rule;

import io.github.sitemaptoolkit.code.TableResource;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What helps to understand a rule: an example, and how other tools call the fault.
 *
 * <p>Examples are the lines in which the bad and the good document of the rule in the corpus
 * differ. They are read from the resources {@value #EXAMPLES} (code, format, wrong, right) and
 * {@value #OTHER_NAMES} (code, tool, its words); line breaks and tabs in them are written {@code
 * \n} and {@code \t}. Immutable.
 *
 * @since 0.1
 */
public final class RuleNotes {

  /** The name of the resource with the examples. */
  public static final String EXAMPLES = "META-INF/sitemap-examples.tsv";

  /** The name of the resource with the names that other tools have. */
  public static final String OTHER_NAMES = "META-INF/sitemap-other-names.tsv";

  /**
   * An example.
   *
   * @param format the ending of the document's name, such as {@code xml}
   * @param wrong the lines in which the fault is
   * @param right the same lines without it; empty if they are left out
   */
  public record Example(String format, String wrong, String right) {}

  /**
   * A name of a fault.
   *
   * @param tool who calls it so
   * @param words how it is called
   */
  public record OtherName(String tool, String words) {}

  private final Map<String, Example> examples;
  private final Map<String, List<OtherName>> names;
  private final List<Problem> problems;

  private RuleNotes(
      Map<String, Example> examples, Map<String, List<OtherName>> names, List<Problem> problems) {
    this.examples = examples;
    this.names = names;
    this.problems = List.copyOf(problems);
  }

  /** Reads the tables that the class loaders of a context find. */
  public static RuleNotes load(Context context) {
    Collection<ClassLoader> loaders = Rules.loaders(context);
    Map<String, Example> examples = new TreeMap<>();
    Map<String, List<OtherName>> names = new TreeMap<>();
    List<Problem> problems = new ArrayList<>();
    problems.addAll(
        TableResource.read(
            EXAMPLES,
            4,
            loaders,
            cells ->
                examples.put(
                    cells[0], new Example(cells[1], unescaped(cells[2]), unescaped(cells[3])))));
    problems.addAll(
        TableResource.read(
            OTHER_NAMES,
            3,
            loaders,
            cells ->
                names
                    .computeIfAbsent(cells[0], code -> new ArrayList<>())
                    .add(new OtherName(cells[1], cells[2]))));
    return new RuleNotes(examples, names, problems);
  }

  private static String unescaped(String text) {
    return text.replace("\\n", "\n").replace("\\t", "\t");
  }

  /** Returns the lines of the tables that cannot be used. */
  public List<Problem> problems() {
    return problems;
  }

  /** Returns an example of a rule; null if there is none. */
  public @Nullable Example example(Rule rule) {
    return examples.get(rule.code());
  }

  /** Returns how other tools call a fault; empty if that is not known. */
  public List<OtherName> otherNames(Rule rule) {
    List<OtherName> own = names.getOrDefault(rule.code(), List.of());
    return own.isEmpty() ? names.getOrDefault(rule.text().id(), List.of()) : own;
  }

  /**
   * Returns the codes of the faults whose name in another tool has these words.
   *
   * @param words in any case
   */
  public SortedSet<String> called(String words) {
    String asked = words.strip().toLowerCase(Locale.ROOT);
    SortedSet<String> found = new TreeSet<>();
    names.forEach(
        (code, all) -> {
          if (all.stream().anyMatch(it -> it.words().toLowerCase(Locale.ROOT).contains(asked))) {
            found.add(code);
          }
        });
    return found;
  }

  /** Writes what is known of a rule, as members of an object that is open. */
  public void write(Rule rule, JsonWriter json) {
    Example example = example(rule);
    if (example != null) {
      json.text("format", example.format())
          .text("wrong", example.wrong())
          .text("right", example.right());
    }
    json.objects(
        "otherNames",
        otherNames(rule),
        name -> json.text("tool", name.tool()).text("words", name.words()));
  }
}
