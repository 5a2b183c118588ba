package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with XML namespaces.
 *
 * @since 0.1
 */
public final class NamespaceCodes {

  /** An element lacks the namespace of the protocol. */
  public static final Code MISSING = Code.error("ns.missing");

  /** The namespace of the root element is unknown. */
  public static final Code INCORRECT = Code.error("ns.incorrect");

  /** A namespace is written with https, or otherwise differs slightly from the right one. */
  public static final Code HTTPS = Code.error("ns.https");

  /** The namespace is an old one that Google used. */
  public static final Code LEGACY_GOOGLE = Code.warning("ns.legacy-google");

  /** The namespace ends with a slash. */
  public static final Code TRAILING_SLASH = Code.warning("ns.trailing-slash");

  /** An extension is used with an alias of its namespace. */
  public static final Code EXTENSION_ALIAS = Code.warning("ns.extension-alias");

  /** A namespace is declared and not used. */
  public static final Code EXTENSION_UNUSED = Code.info("ns.extension-unused");

  /** A prefix is used but not declared. */
  public static final Code EXTENSION_UNBOUND_PREFIX = Code.error("ns.extension-unbound-prefix");

  private NamespaceCodes() {}
}
