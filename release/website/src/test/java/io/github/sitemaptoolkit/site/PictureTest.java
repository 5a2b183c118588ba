package io.github.sitemaptoolkit.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * docs/picture.svg shows commands of documents, whose output is compared with that of the command.
 * {@code -Dpicture.write=true} writes it anew.
 */
class PictureTest {

  private static final Path ROOT = Path.of("..", "..");
  private static final Path PICTURE = ROOT.resolve("docs/picture.svg");

  @TempDir Path directory;

  @Test
  void pictureShowsWhatTheDocumentsShow() throws IOException {
    String expected =
        Picture.of(
            List.of(
                ROOT.resolve("README.md"),
                ROOT.resolve("docs/validating.md"),
                ROOT.resolve("docs/publishing.md")));
    if (Boolean.getBoolean("picture.write")) {
      Files.writeString(PICTURE, expected);
    }
    assertEquals(expected, Files.readString(PICTURE), "run with -Dpicture.write=true");
  }

  @Test
  void longLinesGoOnInTheNextRow() throws IOException {
    String svg = picture("  a < b & " + "x".repeat(44) + "\n" + "y".repeat(60));

    assertTrue(svg.contains(">  a &lt; b &amp;</text>\n"), svg);
    assertTrue(svg.contains(">    " + "x".repeat(44) + "</text>\n"), svg);
    assertTrue(svg.contains(">" + "y".repeat(52) + "</text>\n"), svg);
    assertTrue(svg.contains(">  " + "y".repeat(8) + "</text>\n"), svg);
  }

  @Test
  void longOutputsAreCutInTheMiddle() throws IOException {
    assertTrue(picture("1\n2\n3\n4\n5\n6\n7").contains(">5</text>"));
    String svg = picture("1\n2\n3\n4\n5\n6\n7\n8");

    assertTrue(svg.contains(">4</text>"), svg);
    assertFalse(svg.contains(">5</text>"), svg);
    assertTrue(svg.contains(">...</text>"), svg);
    assertFalse(svg.contains(">6</text>"), svg);
    assertTrue(svg.contains(">7</text>"), svg);
  }

  @Test
  void allIsThereFromTheStart() throws IOException {
    assertFalse(picture("a").contains("animation"));
  }

  @Test
  void severitiesHaveColours() throws IOException {
    String svg = picture("3 errors, 1 warning");

    assertTrue(svg.contains("3 <tspan class=\"error\">errors</tspan>, 1 <tspan class=\"warning\""));
  }

  private String picture(String output) throws IOException {
    Path document = directory.resolve("a.md");
    Files.writeString(
        document,
        "```java\nint x;\n```\n```sh\n./sitemap\n```\n```text output\n" + output + "\n```\n");
    return Picture.of(List.of(document));
  }
}
