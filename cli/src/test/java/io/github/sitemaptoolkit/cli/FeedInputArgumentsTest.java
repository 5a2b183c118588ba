package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.report.ExitCode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeedInputArgumentsTest {

  private static final byte[] FEED =
      """
      <rss version="2.0"><channel><title>Times</title><language>en</language><item>
      <link>https://a.example/1</link><title>T</title><pubDate>01 Jan 2020 00:00:00 GMT</pubDate>
      <description>&lt;img src="/1.png"></description>
      </item></channel></rss>
      """
          .getBytes(StandardCharsets.UTF_8);

  private static CommandRun convert(String... arguments) {
    List<String> all = new ArrayList<>(List.of("convert", "-"));
    all.addAll(List.of(arguments));
    return CommandRun.of(FEED, all.toArray(String[]::new));
  }

  @Test
  void newsAreReadOnRequest() {
    String error = convert("--with", "news").exits(ExitCode.DONE).err();
    assertTrue(error.contains("warning: news.too-old: 1 item published more than"), error);
    error = convert().exits(ExitCode.DONE).err();
    assertEquals(-1, error.indexOf("news."), error);
  }

  @Test
  void picturesOfTheContentAreReadUnlessRefused() {
    String image = "<image:loc>https://a.example/1.png</image:loc>";
    assertTrue(convert().exits(ExitCode.DONE).out().contains(image));
    assertTrue(convert("--content-media", "images").exits(ExitCode.DONE).out().contains(image));
    CommandRun none = convert("--content-media=none").exits(ExitCode.DONE);
    assertEquals(-1, none.out().indexOf("image:"));
    CommandRun old = convert("--content-images").exits(ExitCode.DONE);
    assertTrue(old.out().contains(image));
    assertTrue(
        old.err().startsWith("sitemap: --content-images is called --content-media=images now"),
        old.err());
    CommandRun wrong = convert("--content-media", "all,images").exits(ExitCode.USAGE);
    assertTrue(wrong.err().contains("use none, images or all"), wrong.err());
  }

  @Test
  void anExtensionToAskMustBeKnown() {
    String error = convert("--with", "news,nothing").exits(ExitCode.USAGE).err();
    assertTrue(error.contains("--with: there is no extension \"nothing\"; known are "), error);
  }
}
