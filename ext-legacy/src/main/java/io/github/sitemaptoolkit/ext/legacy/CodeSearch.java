package io.github.sitemaptoolkit.ext.legacy;

import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * Source code behind a url: {@code codesearch:codesearch}, once for a url.
 *
 * <pre>{@code
 * <codesearch:codesearch>
 *   <codesearch:filetype>archive</codesearch:filetype>
 *   <codesearch:license>GPL</codesearch:license>
 * </codesearch:codesearch>
 * }</pre>
 *
 * <p>Source: Google's help on source code sitemaps, as others copied it; no schema was ever found.
 * Announced in October 2007, and without effect since Code Search closed in January 2012. All texts
 * are as written; absent is null.
 *
 * @param filetype what the url leads to: {@code archive}, or the short name of a language, such as
 *     {@code java}, in any case. Required; dead
 * @param license the short name of the licence, such as {@code GPL}, in any case. Dead
 * @param filename the name of the file, where the url does not show it. Dead
 * @param packageUrl the url of the package that the file belongs to. Dead
 * @param packageMap the name of the file inside an archive that says what is in it. Dead
 * @since 0.1
 */
public record CodeSearch(
    @Nullable String filetype,
    @Nullable String license,
    @Nullable String filename,
    @Nullable String packageUrl,
    @Nullable String packageMap)
    implements UrlExtension {

  /** Returns source code of which only the file type is given. */
  public static CodeSearch of(String filetype) {
    return new CodeSearch(filetype, null, null, null, null);
  }
}
