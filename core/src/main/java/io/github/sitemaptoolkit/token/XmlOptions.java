package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.KnownRoots;
import io.github.sitemaptoolkit.limit.Limits;
import java.util.HashMap;
import java.util.Map;

/**
 * How a document is read.
 *
 * @param limits how much of it is taken
 * @param strict whether it must be well-formed
 * @param prefixes what prefixes mean that the document uses and does not declare
 * @param nesting what cannot stand in what
 * @param roots what documents begin with, to find one behind what stands before it
 * @since 0.1
 */
public record XmlOptions(
    Limits limits,
    boolean strict,
    Map<String, String> prefixes,
    Nesting nesting,
    KnownRoots roots) {

  /** The default limits, strict, with nothing known of the document. */
  public static final XmlOptions STRICT =
      new XmlOptions(Limits.DEFAULT, true, Map.of(), Nesting.NONE, KnownRoots.SITEMAPS);

  /** Copies the prefixes. */
  public XmlOptions {
    prefixes = Map.copyOf(prefixes);
  }

  /**
   * Returns what a context asks for. The prefixes of its extensions mean what they write with them;
   * the roots are those of its formats.
   *
   * @param more prefixes of the kind of document
   */
  public static XmlOptions of(Context context, Nesting nesting, Map<String, String> more) {
    Map<String, String> prefixes = new HashMap<>(more);
    prefixes.putAll(context.extensions().prefixes());
    return new XmlOptions(
        context.limits(), context.strict(), prefixes, nesting, context.formats().roots());
  }
}
