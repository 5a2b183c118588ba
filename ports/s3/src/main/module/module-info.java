/** Publishes sets to a bucket of Amazon S3, and to what speaks its protocol. */
@SuppressWarnings("module") // the name of the service ends with a digit
module io.github.sitemaptoolkit.s3 {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.batch;
  requires transitive io.github.sitemaptoolkit.publisher;
  requires org.slf4j; // of the SDK
  requires software.amazon.awssdk.core;
  requires software.amazon.awssdk.http;
  requires software.amazon.awssdk.http.urlconnection;
  requires software.amazon.awssdk.regions;
  requires software.amazon.awssdk.retries.api;
  requires software.amazon.awssdk.services.s3;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.s3;

  provides io.github.sitemaptoolkit.publisher.store.StoreProvider with
      io.github.sitemaptoolkit.s3.S3StoreProvider;
}
