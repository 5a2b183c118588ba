package io.github.sitemaptoolkit.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.AnswerKind;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A site whose host is asked. */
final class PlayedSite {

  private final Host host;
  private final List<HostFile> files = new ArrayList<>();
  private final Problems problems = new Problems();
  private SiteFolder pages = SiteFolder.of(List.of("index.html"));

  private PlayedSite(Host host) {
    this.host = host;
  }

  static PlayedSite on(Host host) {
    return new PlayedSite(host);
  }

  /** Adds a rule file. */
  PlayedSite file(String name, String text) {
    files.add(HostFile.of(name, text));
    return this;
  }

  /** Says which files there are, between spaces. */
  PlayedSite pages(String names) {
    pages = SiteFolder.of(List.of(names.split(" ", -1)));
    return this;
  }

  /** Compares answers: in each line an address, and what the host answers. */
  PlayedSite answers(String expected) {
    HostRules rules = rules();
    var actual = new StringBuilder();
    for (String line : expected.lines().toList()) {
      String address = line.strip().split(" +", 2)[0];
      String indent = line.substring(line.indexOf(address) + address.length());
      indent = indent.substring(0, indent.length() - indent.stripLeading().length());
      actual.append(address).append(indent).append(text(rules.answer(address, pages))).append('\n');
    }
    assertEquals(expected.stripIndent().stripTrailing() + '\n', actual.toString());
    return this;
  }

  HostRules rules() {
    return HostRules.read(Set.of(host), files, problems);
  }

  /** Compares what is said of the rules, a line for each problem. */
  void says(String expected) {
    rules();
    var said = new StringBuilder();
    for (Problem problem : problems.first().stream().distinct().toList()) {
      said.append(problem.location()).append(": ").append(problem.code()).append(": ");
      said.append(problem.message()).append('\n');
    }
    assertEquals(expected, said.toString());
  }

  SiteFolder folder() {
    return pages;
  }

  /** Returns an answer as a short text. */
  static String text(Answer answer) {
    String kind =
        switch (answer.kind()) {
          case REWRITE -> "rewrite ";
          case FALLBACK -> "fallback ";
          default -> "";
        };
    if (answer.kind() == AnswerKind.UNKNOWN) {
      return "unknown";
    }
    String shown = answer.location() != null ? answer.location() : answer.file();
    return kind + answer.status() + (shown == null ? "" : ' ' + shown);
  }
}
