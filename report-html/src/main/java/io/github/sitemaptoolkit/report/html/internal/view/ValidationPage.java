package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page of a validation.
 *
 * @param head what the browser is told
 * @param inputs what was checked
 * @param moreInputs how many more; empty for none
 * @param profile for whom
 * @param level the worst: error, warning, info, or none
 * @param verdict what came of it, in a sentence
 * @param facts the numbers below it
 * @param chart the findings by rule; null if there are none
 * @param sections the rules
 * @param files the files
 */
public record ValidationPage(
    HtmlHead head,
    List<String> inputs,
    String moreInputs,
    String profile,
    String level,
    String verdict,
    List<Headline> facts,
    @Nullable BarChart chart,
    List<RuleSection> sections,
    FileTable files) {

  /** Copies the lists. */
  public ValidationPage {
    inputs = List.copyOf(inputs);
    facts = List.copyOf(facts);
    sections = List.copyOf(sections);
  }
}
