package io.github.sitemaptoolkit.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the validator says of elements that no extension claims. */
class UnclaimedElementsTest {

  private static final Context CONTEXT = Context.load();
  private static final Set<String> ABOUT_OTHERS =
      Set.of("lastmod.missing", "link.self-missing", "link.x-default-missing");

  private static List<Problem> findings(String document) throws IOException {
    List<Problem> found = new ArrayList<>();
    var in = new ByteArrayInputStream(document.getBytes(UTF_8));
    Validator.of(Profile.GOOGLE, CONTEXT).check(Source.of(in, "-"), found::add, count -> {});
    found.removeIf(it -> ABOUT_OTHERS.contains(it.code()));
    return found;
  }

  /** Returns a sitemap: the root element, an element before the entries, and two entries. */
  private static String urlset(String namespaces, String before, String child) {
    String url = "<url><loc>https://example.com/%s</loc>\n" + child + "</url>\n";
    return "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"\n"
        + namespaces
        + ">\n"
        + before
        + url.formatted("a")
        + url.formatted("b")
        + "</urlset>";
  }

  private static String namespace(String prefix, String name) {
    return "xmlns:" + prefix + "=\"" + name + '"';
  }

  private static String namespaceOf(String id) {
    return CONTEXT.extensions().find(id).orElseThrow().element().namespace();
  }

  @ParameterizedTest
  @CsvSource({
    "image, loc, 'wrap it in image:image (2 times)'",
    "video, title, 'wrap it in video:video (2 times)'",
    "news, name, 'wrap it in news:publication in news:news (2 times)'",
    "image, Image, 'write <image:image> (2 times)'",
    "image, LOC, 'wrap it in image:image (2 times)'",
  })
  void elementsOutsideTheirOwnAreToldOnce(String id, String name, String advice)
      throws IOException {
    String child = "<%s:%s>a</%1$s:%2$s>".formatted(id, name);

    List<Problem> found = findings(urlset(namespace(id, namespaceOf(id)), "", child));

    assertEquals(List.of("ext.unwrapped"), found.stream().map(Problem::code).toList());
    Problem problem = found.get(0);
    assertTrue(problem.message().endsWith(advice), problem::message);
    assertEquals("-:4:1", problem.location().toString());
    assertEquals("url[1]." + id + ':' + name, problem.path());
    assertEquals("https://example.com/a", problem.loc());
  }

  @Test
  void elementsOfAnotherNameAreToldApart() throws IOException {
    String children =
        "<image:loc>a</image:loc>\n<image:loc>b</image:loc><image:title>a</image:title>";

    List<Problem> found = findings(urlset(namespace("image", namespaceOf("image")), "", children));

    assertEquals(
        List.of("<image:loc>", "<image:title>"),
        found.stream().map(it -> it.message().substring(0, it.message().indexOf(' '))).toList());
    assertTrue(found.get(0).message().endsWith("(4 times)"), found::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://www.google.com/schemas/sitemap-image/1.0",
        "http://www.google.com/schemas/sitemap-image/0.9",
        "http://www.google.com/schemas/sitemap-image/1.1/",
        "http://www.google.com/schemas/sitemap-image",
        "http://google.com/schemas/sitemap-image/1.1",
        "https://google.com/schemas/sitemap-image/1.1",
        "HTTP://WWW.GOOGLE.COM/schemas/sitemap-image/1.1",
        "http://www.google.com/schemas/image-sitemap/1.1",
        "http://www.google.com/schemas/sitemap-iamge/1.1",
        "http://www.google.com/schema/sitemap-image/1.1",
        "http://www.google.com/sitemap-image/1.1",
        "http://www.sitemaps.org/schemas/sitemap-image/1.1",
      })
  void namespacesThatNearlyAreKnownAreErrorsAtTheirDeclaration(String name) throws IOException {
    String image = "<image:image><image:loc>https://example.com/i.png</image:loc></image:image>";

    List<Problem> found = findings(urlset(namespace("image", name), "", image));

    assertEquals(List.of("ns.extension-misspelt"), found.stream().map(Problem::code).toList());
    assertEquals("-:2:14", found.get(0).location().toString());
    String meant = "write \"http://www.google.com/schemas/sitemap-image/1.1\" (2 times)";
    assertTrue(found.get(0).message().endsWith(meant), found::toString);
  }

  @Test
  void namespaceOfAnotherExtensionIsMisspelt() throws IOException {
    List<Problem> found =
        findings(urlset(namespace("image", namespaceOf("news")), "", "<image:image/>"));

    assertEquals(List.of("ns.extension-misspelt"), found.stream().map(Problem::code).toList());
    assertEquals("-:2:14", found.get(0).location().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "urn:example:image",
        "http://www.google.com/schemas/sitemap-gallery/1.0",
        "http://www.google.com/schemas/sitemap-foo/1.0",
        "http://example.com/schemas/sitemap-image/1.1",
        "http://purl.org/dc/elements/1.1/",
        "http://www.w3.org/2005/Atom",
        "http://www.w3.org/1999/xlink",
        "http://www.w3.org/2000/svg",
        "http://search.yahoo.com/mrss/",
      })
  void otherNamespacesAreInformation(String name) throws IOException {
    List<Problem> found = findings(urlset(namespace("x", name), "", "<x:rating>5</x:rating>"));

    assertEquals(List.of("ns.extension-unknown"), found.stream().map(Problem::code).toList());
    assertEquals("url[1].x:rating", found.get(0).path());
    assertEquals(4, found.get(0).location().line());
  }

  @Test
  void namespacesThatExtensionsReadAreNotMisspelt() throws IOException {
    for (Registration extension : CONTEXT.extensions().registrations()) {
      List<String> read = new ArrayList<>(extension.descriptor().aliases());
      read.add(extension.element().namespace());
      for (String name : read) {
        String child = "<x:" + extension.element().localName() + "/>";

        List<Problem> found = findings(urlset(namespace("x", name), "", child));

        assertEquals(
            List.of(),
            found.stream()
                .filter(it -> it.code().matches("ns.extension-(misspelt|unknown)|ext.unwrapped"))
                .toList());
      }
    }
  }

  @Test
  void unknownElementsOfTheProtocolAreToldOnceAndWhereTheyAre() throws IOException {
    String before = "<generator>x</generator>\n";

    List<Problem> found = findings(urlset("", before, "<title>a</title>"));

    assertEquals(
        List.of("-:3:1: warning: xml.unknown-core-tag", "-:5:1: warning: xml.unknown-core-tag"),
        found.stream().map(it -> it.location() + ": " + it.severity() + ": " + it.code()).toList());
  }

  @Test
  void scriptsOfXhtmlAreUnknown() throws IOException {
    String before = "<script xmlns=\"http://www.w3.org/1999/xhtml\" src=\"xslt.js\"/>\n";

    List<Problem> found = findings(urlset("", before, ""));

    assertEquals(List.of("xml.unknown-tag"), found.stream().map(Problem::code).toList());
    assertEquals("-:3:1", found.get(0).location().toString());
    assertEquals("urlset/xhtml:script", found.get(0).documentPath());
  }

  @Test
  void unknownElementsOfTheProtocolAreToldOnce() throws IOException {
    List<Problem> found = findings(urlset("", "", "<title>a</title><expires>b</expires>"));

    assertEquals(
        List.of(
            "-:4:1 <title> is not known in <url>; it is kept (2 times)",
            "-:4:17 <expires> is not known in <url>; it is kept (2 times)"),
        found.stream().map(it -> it.location() + " " + it.message()).toList());
  }
}
