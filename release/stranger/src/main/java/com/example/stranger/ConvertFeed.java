package com.example.stranger;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.problem.Problems;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes a video sitemap and a table of a feed. */
final class ConvertFeed {

  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("convert");
    Path feed = folder.resolve("videos.rss");
    Files.writeString(
        feed,
        """
        <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
          <title>Films</title><link>https://www.example.com/</link><description>All</description>
          <item>
            <link>https://www.example.com/wax</link>
            <media:content url="https://cdn.example.com/wax.mp4" type="video/mp4" duration="600">
              <media:title>Waxing skins</media:title>
              <media:description>Ten minutes, one iron.</media:description>
              <media:thumbnail url="https://cdn.example.com/wax.jpg"/>
            </media:content>
          </item>
        </channel></rss>
        """);
    for (String name : new String[] {"sitemap.xml", "pages.csv"}) {
      Problems problems = Sitemaps.convert(feed, folder.resolve(name));
      problems.print(System.err);
      System.out.print(Files.readString(folder.resolve(name)));
    }
  }
}
