package io.github.sitemaptoolkit.tell;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;

/** A program that tells what has changed in a sitemap, to be killed. */
final class TellProgram {

  /** How many urls are told in a call. */
  static final int MOST = 40;

  private TellProgram() {}

  /** Arguments: the endpoint, the directory, the sitemap. */
  public static void main(String[] args) throws IOException, InterruptedException {
    var client = new RemoteClient(RemoteOptions.DEFAULT.withPrivate(true));
    var patience =
        new Patience(new RemoteExchange(client), Duration.ofSeconds(10), (pause, reason) -> {});
    var engine = new IndexNow(URI.create(args[0]), Engine.KEY, null, patience, MOST);
    var context = Context.of(Extensions.of());
    try (client;
        ToldUrls told = ToldUrls.open(Path.of(args[1]))) {
      told.maxShrink(100)
          .compare(
              consumer -> {
                try (Source source = Source.open(Path.of(args[2]));
                    EntryReader<UrlEntry> entries =
                        new SitemapXmlFormat().reader(source, context)) {
                  entries.forEach(entry -> consumer.accept(entry, null));
                }
              },
              context);
      told.tell(engine, urls -> {});
    }
  }
}
