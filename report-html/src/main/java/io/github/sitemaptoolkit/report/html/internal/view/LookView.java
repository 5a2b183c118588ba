package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page of what is in a set.
 *
 * @param head what the browser is told
 * @param inputs what was read
 * @param moreInputs how many more; empty for none
 * @param facts the numbers at the top
 * @param changes what has changed; null if nothing was compared
 * @param sections the urls by section; null if there are none
 * @param languages the links between languages; null if there are none
 * @param dates the dates; null if there are none
 * @param media the images and the videos
 * @param files the files; null if there are none
 * @param tables what has no chart
 */
public record LookView(
    HtmlHead head,
    List<String> inputs,
    String moreInputs,
    List<Headline> facts,
    @Nullable RowChart changes,
    @Nullable RowChart sections,
    @Nullable LanguageTable languages,
    @Nullable DateView dates,
    List<RowChart> media,
    @Nullable FileRows files,
    List<TableView> tables) {

  /** Copies the lists. */
  public LookView {
    inputs = List.copyOf(inputs);
    facts = List.copyOf(facts);
    media = List.copyOf(media);
    tables = List.copyOf(tables);
  }
}
