/** Reads sitemaps from their addresses, safely and politely. */
module io.github.sitemaptoolkit.remote {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.batch;
  requires jdk.net; // of HttpClient
  requires org.apache.httpcomponents.client5.httpclient5;
  requires org.apache.httpcomponents.core5.httpcore5;
  requires org.jsoup;
  requires org.slf4j; // of HttpClient
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.remote;
  exports io.github.sitemaptoolkit.remote.discover to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.site;
  exports io.github.sitemaptoolkit.remote.fetch to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.remote.http;
}
