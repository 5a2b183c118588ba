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
  void picturesOfTheContentAreReadOnRequest() {
    String image = "<image:loc>https://a.example/1.png</image:loc>";
    assertTrue(convert("--content-images").exits(ExitCode.DONE).out().contains(image));
    assertEquals(-1, convert().exits(ExitCode.DONE).out().indexOf("image:"));
  }

  @Test
  void anExtensionToAskMustBeKnown() {
    String error = convert("--with", "news,nothing").exits(ExitCode.USAGE).err();
    assertTrue(error.contains("--with: there is no extension \"nothing\"; known are "), error);
  }
}
