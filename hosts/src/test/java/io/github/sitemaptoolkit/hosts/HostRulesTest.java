package io.github.sitemaptoolkit.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.AnswerKind;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is the same for all hosts: chains, several readings, places, hostile input. */
class HostRulesTest {

  private static final Set<Host> SHARED = EnumSet.of(Host.NETLIFY, Host.CLOUDFLARE, Host.GITLAB);

  private static HostRules rules(Set<Host> hosts, String redirects) {
    return HostRules.read(hosts, List.of(HostFile.of("_redirects", redirects)), new Problems());
  }

  private static SiteFolder pages(String names) {
    return SiteFolder.of(List.of(names.split(" ", -1)));
  }

  @Test
  void answerNamesTheRule() {
    HostRules rules = rules(Set.of(Host.NETLIFY), "# moved\n/a /b\n");
    Answer answer = rules.answer("https://example.com/a", pages("b.html"));
    assertEquals(new Location("_redirects", 2, 1), answer.rule());
  }

  @Test
  void answersOfSeveralHostsCountIfTheyAreTheSame() {
    HostRules rules = rules(SHARED, "/a /b 301\n/c /d\n");
    assertEquals("301 /b", PlayedSite.text(rules.answer("/a", pages("404.html"))));
    Answer differs = rules.answer("/c", pages("404.html"));
    assertEquals(AnswerKind.UNKNOWN, differs.kind());
    assertEquals(
        "Netlify answers 301 with /d, Cloudflare Pages answers 302 with /d", differs.reason());
    assertEquals("302 /d", PlayedSite.text(rules.readings("/c", pages("x")).get(Host.CLOUDFLARE)));
    assertEquals(SHARED, rules.hosts());
  }

  @Test
  void thereIsAHost() {
    assertThrows(IllegalArgumentException.class, () -> rules(Set.of(), ""));
  }

  @Test
  void whatIsNoAddressIsNotKnown() {
    HostRules rules = rules(Set.of(Host.NETLIFY), "/* /index.html 200\n");
    for (String address : List.of("mailto:a@example.com", "http://", "/" + "a".repeat(3000))) {
      assertEquals(AnswerKind.UNKNOWN, rules.answer(address, pages("index.html")).kind());
    }
  }

  /** Words of all rule files, in any order: nothing throws, and nothing takes long. */
  @Test
  void anyTextIsTaken() {
    String[] words = {
      "/",
      "*",
      ":a",
      "/:splat",
      "(",
      ")",
      "[",
      "]",
      "{",
      "}",
      "\\",
      "?",
      "+",
      "(.*)*",
      "((a+)+)+",
      "\"",
      "'",
      "<If",
      "</If>",
      "<IfModule mod_alias.c>",
      "Redirect",
      "RedirectMatch",
      "301",
      "RewriteRule",
      "RewriteCond",
      "RewriteEngine On",
      "\n",
      " ",
      "\t",
      "#",
      "!",
      "%",
      "%2",
      "%ff",
      "é",
      "\ud800",
      "{\"redirects\":[",
      "{\"source\":\"",
      "\",\"destination\":\"",
      "\"}]}",
      ",",
      "{\"hosting\":{\"rewrites\":[{\"regex\":\"",
      "{\"routes\":[{\"route\":\"",
      "http://",
      "https://[",
      "[[redirects]]\nfrom = \"",
      "\"\nto = \"",
      "Country=us",
      "200!",
      "a",
      "b",
      "..",
      "ErrorDocument",
      "404",
      "$1",
      "DirectoryIndex",
      "\u0000",
      "**",
      "@(",
      "|",
      "^",
      "&&",
      "=",
      ":"
    };
    String[] names = {
      "_redirects",
      "netlify.toml",
      "vercel.json",
      "firebase.json",
      "staticwebapp.config.json",
      ".htaccess",
      "_routes.json"
    };
    SiteFolder folder = pages("index.html a.html a/index.html 404.html");
    for (int seed = 0; seed < 1500; seed++) {
      var random = new Random(seed);
      var text = new StringBuilder();
      for (int i = random.nextInt(40); i >= 0; i--) {
        text.append(words[random.nextInt(words.length)]);
      }
      HostFile file = HostFile.of(names[seed % names.length], text.toString());
      HostRules rules = HostRules.read(EnumSet.allOf(Host.class), List.of(file), new Problems());
      for (String address : List.of("/", "/a", "/a/b", "/%ff", "/é?q=1", "/" + "a".repeat(200))) {
        AnswerChain.of(address, at -> rules.answer(at, folder));
      }
    }
  }

  @Test
  void longAddressesAreTakenByAllHosts() {
    String redirects = "/:a/* /b/:splat\n/*/x/:b /c/:b\n";
    String vercel =
        "{\"cleanUrls\": true, \"trailingSlash\": true, \"redirects\":"
            + " [{\"source\": \"/:a*/x\", \"destination\": \"/:a*\"}]}";
    String firebase =
        "{\"hosting\": {\"redirects\": [{\"source\": \"/**/x/**/y/**\", \"destination\": \"/\"},"
            + " {\"source\": \"/:a*/x\", \"destination\": \"/:a*\"}]}}";
    List<HostFile> files =
        List.of(
            HostFile.of("_redirects", redirects),
            HostFile.of("vercel.json", vercel),
            HostFile.of("firebase.json", firebase),
            HostFile.of(".htaccess", "RedirectMatch ^/(a|b|/)*x$ /y\n"));
    HostRules rules = HostRules.read(EnumSet.allOf(Host.class), files, new Problems());
    for (String part : List.of("/a", "/", "/x/y", "/.", "%2f", "/a.b", "é")) {
      String address = '/' + part.repeat(1900 / part.length());
      assertEquals(8, rules.readings(address, pages("index.html")).size());
    }
  }

  @Test
  void deepFilesAreRefused() {
    String deep = "[".repeat(100_000);
    for (String name : List.of("vercel.json", "firebase.json", "staticwebapp.config.json")) {
      var problems = new Problems();
      HostRules.read(EnumSet.allOf(Host.class), List.of(HostFile.of(name, deep)), problems);
      assertEquals(1, problems.count("host.file"), name);
    }
    var problems = new Problems();
    HostRules.read(
        Set.of(Host.NETLIFY), List.of(HostFile.of("netlify.toml", "a = " + deep)), problems);
    assertEquals(1, problems.count("host.file"));
  }
}
