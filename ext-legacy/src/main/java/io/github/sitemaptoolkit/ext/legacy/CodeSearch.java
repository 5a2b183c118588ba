package io.github.sitemaptoolkit.ext.legacy;

import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * Describes the source code at a url: {@code codesearch:codesearch}, at most once per url.
 *
 * <pre>{@code
 * <codesearch:codesearch>
 *   <codesearch:filetype>archive</codesearch:filetype>
 *   <codesearch:license>GPL</codesearch:license>
 * </codesearch:codesearch>
 * }</pre>
 *
 * <p>Source: Google's help on source code sitemaps, as quoted by third parties; no schema is known.
 * Announced in October 2007, obsolete since Code Search was shut down in January 2012. All texts
 * are kept as written; absent values are null.
 *
 * @param filetype {@code archive}, or the short name of a programming language such as {@code
 *     java}; case-insensitive. Required
 * @param license the short name of the license, such as {@code GPL}; case-insensitive
 * @param filename the name of the file, if it is not part of the url
 * @param packageUrl the url of the package to which the file belongs
 * @param packageMap the name of the file inside an archive that lists its contents
 * @since 0.1
 */
public record CodeSearch(
    @Nullable String filetype,
    @Nullable String license,
    @Nullable String filename,
    @Nullable String packageUrl,
    @Nullable String packageMap)
    implements UrlExtension {

  /** Returns a description with only a file type. */
  public static CodeSearch of(String filetype) {
    return new CodeSearch(filetype, null, null, null, null);
  }
}
