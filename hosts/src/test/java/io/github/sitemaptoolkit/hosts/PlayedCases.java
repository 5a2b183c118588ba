package io.github.sitemaptoolkit.hosts;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.text.HostJson;
import io.github.sitemaptoolkit.hosts.internal.text.HostTree;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Answers what {@code .ci/run-hosts} asks: a site in each line, as JSON. */
final class PlayedCases {

  private PlayedCases() {}

  /** Reads sites, and prints their answers, a line each. */
  public static void main(String[] args) throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      HostTree site = HostJson.parse("case", line);
      List<HostFile> files = new ArrayList<>();
      site.get("files")
          .members()
          .forEach((name, text) -> files.add(HostFile.of(name, String.valueOf(text.value()))));
      SiteFolder folder = SiteFolder.of(texts(site.get("pages")));
      Host host = Objects.requireNonNull(Host.of(String.valueOf(site.text("host"))));
      HostRules rules = HostRules.read(Set.of(host), files, new Problems());
      List<String> answers = new ArrayList<>();
      for (String address : texts(site.get("addresses"))) {
        answers.add(json(rules.answer(address, folder)));
      }
      out.println("[" + String.join(",", answers) + "]");
    }
  }

  private static List<String> texts(HostTree list) {
    return list.elements().stream().map(it -> String.valueOf(it.value())).toList();
  }

  private static String json(Answer answer) {
    String rule = answer.rule() == null ? null : answer.rule().toString();
    return "{\"kind\":"
        + quoted(answer.kind().name())
        + ",\"status\":"
        + answer.status()
        + ",\"location\":"
        + quoted(answer.location())
        + ",\"file\":"
        + quoted(answer.file())
        + ",\"rule\":"
        + quoted(rule)
        + ",\"reason\":"
        + quoted(answer.reason())
        + "}";
  }

  private static String quoted(@Nullable String text) {
    return text == null ? "null" : JsonWriter.quoted(text);
  }
}
