import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.Target;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Answers with a sitemap of all pages, however many there are. */
record SitemapEndpoint(Supplier<Stream<UrlEntry>> database) implements HttpHandler {

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange; Stream<UrlEntry> pages = database.get()) {
      exchange.getResponseHeaders().set("Content-Type", "application/xml");
      exchange.sendResponseHeaders(200, 0);
      Sitemaps.write(Target.of(exchange.getResponseBody()), pages);
    }
  }
}
