package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Code;
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
    assertEquals(Set.of(), rows);
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
