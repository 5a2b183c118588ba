package io.github.sitemaptoolkit.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.code.LimitCodes;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProtocolLimitsTest {

  private final Problems problems = new Problems();

  private List<String> messages() {
    return problems.first().stream().map(Problem::toString).toList();
  }

  @Test
  void exactlyTheLimitIsFine() {
    ProtocolLimits.check(LimitCodes.URL_COUNT, 50_000, 52_428_800, "a.xml", problems);
    ProtocolLimits.checkValues(Code.error("news.too-many"), "news:news", 3, 3, "a.xml", problems);
    assertEquals(List.of(), messages());
  }

  @Test
  void oneMoreIsReported() {
    ProtocolLimits.check(LimitCodes.URL_COUNT, 50_001, 1, "a.xml", problems);
    ProtocolLimits.check(LimitCodes.INDEX_COUNT, 1, 52_428_801, "b.xml", problems);
    ProtocolLimits.checkValues(Code.error("news.too-many"), "news:news", 3, 4, "c.xml", problems);
    assertEquals(
        List.of(
            "a.xml: warning: limit.url-count: 50,001 entries, but a file may have at most 50,000; split"
                + " it",
            "b.xml: warning: limit.file-size: 52,428,801 bytes, but a file may have at most 52,428,800"
                + " before compression; split it",
            "c.xml: error: news.too-many: 4 news:news, but a file may have at most 3; split it"),
        messages());
  }
}
