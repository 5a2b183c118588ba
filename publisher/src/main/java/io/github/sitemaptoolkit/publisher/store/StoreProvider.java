package io.github.sitemaptoolkit.publisher.store;

import java.io.IOException;
import java.net.URI;

/**
 * Opens stores by their addresses. Implementations are found by {@link
 * io.github.sitemaptoolkit.service.Services}: public classes with a public constructor without
 * parameters, listed in {@code META-INF/services}.
 *
 * @since 0.1
 */
public interface StoreProvider {

  /** Returns the scheme of the addresses that it opens, in lower case, such as {@code s3}. */
  String scheme();

  /**
   * Returns the store of an address. It need not exist yet.
   *
   * @param uri an address with the scheme of this provider
   * @throws IllegalArgumentException if there can be no store of this address; the message is meant
   *     for users
   * @throws IOException if the store cannot be reached
   */
  Store open(URI uri) throws IOException;
}
