package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.CodeTable.Row;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Each code is a constant of a class {@code ...Codes} and has a row in the table of its module;
 * docs/problems.md is made of those that are not rules. {@code -Dproblems.write=true} writes it
 * anew.
 */
class ProblemsDocTest {

  private static final String HEAD =
      """
      # Problems

      What the codes of problems mean that only occur when documents are converted or published, why
      they matter and how to fix them. The codes of rules, which are also checked by validation, are
      in [rules.md](rules.md). Codes stay the same from version to version, and each has an anchor:
      `docs/problems.md#convert-lost-field`. The severity is the usual one; in some places a problem
      is milder or worse than that.
      """;

  /** Rules that have texts, but are not checked yet. */
  private static final String NOT_CHECKED =
      """
<<<<<<< HEAD
      feed.atom-required
      feed.channel-required feed.images-news feed.item-title-or-description feed.yandex
      mrss.content-or-player mrss.default-count
      mrss.description-too-long mrss.medium mrss.player-equals-link mrss.price-type
      mrss.required mrss.restriction-relationship mrss.restriction-type mrss.title-too-long
=======
      changefreq.ignored codesearch.obsolete codesearch.packagemap-not-archive date.too-long
      geo.obsolete gzip.extension image.duplicate image.loc-equals-page
      image.other-domain index.cycle index.higher-directory index.other-site index.too-small
      lastmod.all-identical lastmod.before-1990 lastmod.date-only lastmod.future
      limit.file-size-10mb link.duplicate link.media link.other-rel link.x-default-duplicate
      loc.equivalent loc.length-2048 loc.too-long-baidu loc.too-long-yandex loc.too-short
      mobile.obsolete news.future
      news.name-parenthesis news.title-has-name ns.extension-unknown pagemap.value-and-text
      priority.all-equal priority.ignored priority.range priority.value set.bound-reached
      txt.extension url.mixed-hosts video.content-format video.content-is-page video.expired
      video.expires-before-published video.loc-same video.segment-without-player
      video.tag-comma-list video.uploader-info-domain video.url-unique
>>>>>>> h4
      """;

  @Test
  void eachCodeHasARow() throws Exception {
    Set<String> codes = new TreeSet<>(CodeDocs.codes().keySet());
    codes.removeAll(rows());
    assertEquals(Set.of(), codes);
  }

  @Test
  void eachRowHasACode() throws Exception {
    Set<String> rows = rows();
    rows.removeAll(CodeDocs.codes().keySet());
    rows.removeIf(id -> id.startsWith("*") || RuleCodes.isDerived(id));
    assertEquals(new TreeSet<>(Set.of(NOT_CHECKED.split("\\s+"))), rows);
  }

  private static Set<String> rows() {
    return CodeDocs.TEXTS.rows().stream()
        .map(Row::id)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void documentSaysWhatTheTablesHold() throws Exception {
    Map<String, Code> codes = CodeDocs.codes();
    var text = new StringBuilder(HEAD);
    for (Row row : CodeDocs.TEXTS.rows()) {
      if (!RuleCodes.isRule(row.id())) {
        text.append(CodeDocs.heading(row.id()));
        text.append(CodeDocs.texts(row, " (" + codes.get(row.id()).severity() + ")"));
      }
    }
    CodeDocs.assertDocument("problems.md", text.toString(), "problems.write");
  }
}
