package io.github.sitemaptoolkit.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.report.html.internal.view.KindUrls;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UrlListsTest {

  @Test
  void ofEqualListsTheOneThatBeganFirstGoes() {
    var at = new Location("a.xml", 3, 7);
    String url = "https://example.com/";
    List<FoundRule> rules = new ArrayList<>();
    for (String code : List.of("url.space", "date.invalid", "loc.padding", "priority.range")) {
      for (Severity severity : Severity.values()) {
        rules.add(new FoundRule(code, severity));
      }
    }
    var lists = new UrlLists((rules.size() - 1L) * KindUrls.size(url, at));
    for (FoundRule rule : rules) {
      lists.add(rule, new Problem(rule.severity(), rule.code(), "m", at, "url[1].loc", url, false));
    }
    assertEquals(List.of(rules.get(0)), rules.stream().filter(lists::isTooLarge).toList());
  }
}
