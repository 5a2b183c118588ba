package io.github.sitemaptoolkit.batch.jar;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Thrown if jars would run only if their bytes were trusted, and they are not. Nothing of them has
 * run.
 *
 * @since 0.1
 */
public final class UntrustedJarsException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient Map<Path, String> digests;

  UntrustedJarsException(Map<Path, String> digests) {
    super("jars that are not trusted: " + digests);
    this.digests = Collections.unmodifiableMap(new LinkedHashMap<>(digests));
  }

  /** Returns the jars with their digests, such as {@code sha256:0a1b...}. */
  public Map<Path, String> digests() {
    return digests;
  }
}
