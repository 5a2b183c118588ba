package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.StoreProvider;
import java.net.URI;

/**
 * Finds {@link S3Store} by the scheme {@code s3}.
 *
 * @since 0.1
 */
public final class S3StoreProvider implements StoreProvider {

  /** Creates a provider; {@link java.util.ServiceLoader} does. */
  public S3StoreProvider() {}

  @Override
  public String scheme() {
    return Address.SCHEME;
  }

  @Override
  public Store open(URI uri) {
    return S3Store.of(uri);
  }
}
