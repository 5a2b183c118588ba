package io.github.sitemaptoolkit.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.AnswerKind;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Where redirects lead. */
class AnswerChainTest {

  private static final SiteFolder PAGES = SiteFolder.of(List.of("index.html", "c.html", "20.html"));

  private static AnswerChain follow(String redirects, String address) {
    List<HostFile> files = List.of(HostFile.of("_redirects", redirects));
    HostRules rules = HostRules.read(Set.of(Host.NETLIFY), files, new Problems());
    return AnswerChain.of(address, at -> rules.answer(at, PAGES));
  }

  @Test
  void redirectsAreFollowed() {
    String rules = "/a /b\n/b /c 302\n/old/* /new/:splat\n";
    AnswerChain chain = follow(rules, "/a");
    assertEquals(List.of("/a", "/b", "/c"), chain.addresses());
    assertEquals(2, chain.hops());
    assertEquals(AnswerChain.End.ANSWERED, chain.end());
    assertEquals(Answer.file("c.html"), chain.last());
    AnswerChain lost = follow(rules, "https://example.com/old/x?q=1");
    assertEquals(
        List.of("https://example.com/old/x?q=1", "https://example.com/new/x?q=1"),
        lost.addresses());
    assertEquals(AnswerKind.NOT_FOUND, lost.last().kind());
  }

  @Test
  void loopsAreNamed() {
    String rules = "/a /b\n/b /d\n/d /b\n/self /self\n";
    AnswerChain chain = follow(rules, "/a");
    assertEquals(AnswerChain.End.LOOP, chain.end());
    assertEquals(List.of("/b", "/d"), chain.loop());
    assertEquals(List.of("/self"), follow(rules, "/self").loop());
  }

  @Test
  void tenRedirectsAreFollowedAndNoMore() {
    var lines = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      lines.append("/").append(i).append(" /").append(i + 1).append('\n');
    }
    AnswerChain chain = follow(lines.toString(), "/10");
    assertEquals(AnswerChain.End.ANSWERED, chain.end());
    assertEquals(10, chain.hops());
    assertEquals(AnswerChain.End.TOO_LONG, follow(lines.toString(), "/9").end());
  }

  @Test
  void redirectsToOtherSitesEndTheChain() {
    AnswerChain chain = follow("/a https://other.example/a\n", "/a");
    assertEquals(AnswerChain.End.ELSEWHERE, chain.end());
    assertEquals(1, chain.hops());
  }

  @Test
  void redirectsToWhatNobodySpeaksForEndTheChain() {
    Answer redirect = Answer.redirect(301, "/shop/", null);
    AnswerChain chain = AnswerChain.of("/docs/a", at -> at.startsWith("/docs/") ? redirect : null);
    assertEquals(AnswerChain.End.ELSEWHERE, chain.end());
    assertEquals(List.of("/docs/a"), chain.addresses());
    assertThrows(IllegalArgumentException.class, () -> AnswerChain.of("/", at -> null));
  }

  @Test
  void redirectsOfEverythingAreNotFollowed() {
    AnswerChain chain = follow("/a /b\n/* https://example.com/ 301\n", "https://example.com/a");
    assertEquals(AnswerChain.End.ANSWERED, chain.end());
    assertEquals(AnswerKind.FALLBACK, chain.last().kind());
    assertEquals(1, chain.hops());
  }

  @Test
  void whatIsNoAddressIsNotFollowed() {
    for (String address : List.of("mailto:a@example.com", "http://", "/" + "a".repeat(3000))) {
      AnswerChain chain = follow("/* /index.html 200\n", address);
      assertEquals(1, chain.answers().size());
      assertEquals(AnswerKind.UNKNOWN, chain.last().kind());
    }
  }
}
