package io.github.sitemaptoolkit.hosts.answer;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * What a host does with an address.
 *
 * @since 0.1
 */
@Incubating
public enum AnswerKind {
  /** It sends the file that the address names. */
  FILE,
  /** It sends another file, by a rule, under this address. */
  REWRITE,
  /** It names another address. */
  REDIRECT,
  /**
   * It answers as it would for any address: with one file, or with a redirect of everything to one
   * address. No such page exists.
   */
  FALLBACK,
  /** There is no such page. */
  NOT_FOUND,
  /** There is no such page any more: status 410. */
  GONE,
  /** It cannot be known from the files. */
  UNKNOWN
}
