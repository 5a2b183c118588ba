package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.KnownRoots;
import io.github.sitemaptoolkit.limit.Limits;
import java.util.HashMap;
import java.util.Map;

/**
 * The options of a {@link TokenizerCursor}. Immutable.
 *
 * @param limits the limits of the document
 * @param strict whether the document must be well-formed
 * @param prefixes the namespaces of prefixes that the document uses but does not declare
 * @param nesting the structure of this kind of document
 * @param roots the known root elements, used to find a document after other content
 * @param places whether to keep where texts come from, even those with references; see {@link
 *     XmlCursor.Ranges}
 * @since 0.1
 */
public record XmlOptions(
    Limits limits,
    boolean strict,
    Map<String, String> prefixes,
    Nesting nesting,
    KnownRoots roots,
    boolean places) {

  /** Strict options with the default limits, for a document of which nothing is known. */
  public static final XmlOptions STRICT =
      new XmlOptions(Limits.DEFAULT, true, Map.of(), Nesting.NONE, KnownRoots.SITEMAPS);

  /** Copies the prefixes. */
  public XmlOptions {
    prefixes = Map.copyOf(prefixes);
  }

  /** Creates options that do not keep where texts come from. */
  public XmlOptions(
      Limits limits,
      boolean strict,
      Map<String, String> prefixes,
      Nesting nesting,
      KnownRoots roots) {
    this(limits, strict, prefixes, nesting, roots, false);
  }

  /**
   * Returns the options for a context: its limits and strictness, the prefixes of its extensions
   * and the root elements of its formats.
   *
   * @param more further prefixes for this kind of document
   */
  public static XmlOptions of(Context context, Nesting nesting, Map<String, String> more) {
    Map<String, String> prefixes = new HashMap<>(more);
    prefixes.putAll(context.extensions().prefixes());
    return new XmlOptions(
        context.limits(),
        context.strict(),
        prefixes,
        nesting,
        context.formats().roots(),
        context.places());
  }
}
