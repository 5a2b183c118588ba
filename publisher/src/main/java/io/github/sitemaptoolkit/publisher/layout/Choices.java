package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.xml.XmlStylesheet;
import java.io.Serializable;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a set was told when it was published, and is kept for its updates. What is null was not
 * told: the default then applies.
 *
 * @param maxShrink the percentage of the published urls that may go
 * @param maxLoss the percentage of entries that may lose a value
 * @param maxOutside the percentage of urls that may be outside the site of the base url
 * @param immutable how long the files of former sets are kept, if names of files are immutable;
 *     null if files keep their names
 * @param stylesheet whether a style sheet for browsers lies beside the set
 * @param privateUrls the hosts that are meant although the public cannot reach them
 * @param recognised the ids of the extensions whose elements may come from tables that are
 *     recognised by what they are about; null if the set was published without looking for that
 * @since 0.1
 */
public record Choices(
    @Nullable Integer maxShrink,
    @Nullable Integer maxLoss,
    @Nullable Integer maxOutside,
    @Nullable Keep immutable,
    @Nullable Boolean stylesheet,
    @Nullable PrivateUrls privateUrls,
    @Nullable Set<String> recognised)
    implements Serializable {

  /** No choice at all. */
  public static final Choices NONE = new Choices(null, null, null, null, null, null, null);

  private static final int ALL = 100;

  /**
   * Checks the percentages.
   *
   * @throws IllegalArgumentException if one is not from 0 to 100
   */
  public Choices {
    checkPercentage(maxShrink);
    checkPercentage(maxLoss);
    checkPercentage(maxOutside);
    recognised = recognised == null ? null : Set.copyOf(recognised);
  }

  /** Returns the choices with another percentage of urls that may go; null for the default. */
  public Choices withMaxShrink(@Nullable Integer percent) {
    return new Choices(
        percent, maxLoss, maxOutside, immutable, stylesheet, privateUrls, recognised);
  }

  /** Returns the choices with another percentage of entries that may lose a value; null for 50. */
  public Choices withMaxLoss(@Nullable Integer percent) {
    return new Choices(
        maxShrink, percent, maxOutside, immutable, stylesheet, privateUrls, recognised);
  }

  /** Returns the choices with another percentage of urls outside; null for the default. */
  public Choices withMaxOutside(@Nullable Integer percent) {
    return new Choices(maxShrink, maxLoss, percent, immutable, stylesheet, privateUrls, recognised);
  }

  /** Returns the choices for immutable names; null for files that keep their names. */
  public Choices withImmutable(@Nullable Keep keep) {
    return new Choices(maxShrink, maxLoss, maxOutside, keep, stylesheet, privateUrls, recognised);
  }

  /** Returns the choices with a style sheet, or without; null for the default, which is without. */
  public Choices withStylesheet(@Nullable Boolean named) {
    return new Choices(maxShrink, maxLoss, maxOutside, immutable, named, privateUrls, recognised);
  }

  /** Returns the choices with hosts that are meant although the public cannot reach them. */
  public Choices withPrivateUrls(@Nullable PrivateUrls hosts) {
    return new Choices(maxShrink, maxLoss, maxOutside, immutable, stylesheet, hosts, recognised);
  }

  /** Returns the choices with other elements that may come from recognised tables. */
  public Choices withRecognised(@Nullable Set<String> ids) {
    return new Choices(maxShrink, maxLoss, maxOutside, immutable, stylesheet, privateUrls, ids);
  }

  /** Returns whether a style sheet for browsers lies beside the set. */
  public boolean hasStylesheet() {
    return Boolean.TRUE.equals(stylesheet);
  }

  /** Returns a context that writes sitemaps as the choices say. */
  public Context applyTo(Context given) {
    Context context =
        privateUrls == null
            ? given
            : given.with(given.options(PrivateUrls.NONE).with(privateUrls.hosts()));
    return hasStylesheet() ? context.with(new XmlStylesheet(SetNames.STYLESHEET)) : context;
  }

  private static void checkPercentage(@Nullable Integer percent) {
    if (percent != null && (percent < 0 || percent > ALL)) {
      throw new IllegalArgumentException(percent + " is not a percentage from 0 to 100");
    }
  }

  /** Returns these choices and, for what was not told, the others. */
  public Choices or(Choices kept) {
    return new Choices(
        maxShrink == null ? kept.maxShrink : maxShrink,
        maxLoss == null ? kept.maxLoss : maxLoss,
        maxOutside == null ? kept.maxOutside : maxOutside,
        immutable == null ? kept.immutable : immutable,
        stylesheet == null ? kept.stylesheet : stylesheet,
        privateUrls == null ? kept.privateUrls : privateUrls,
        recognised == null ? kept.recognised : recognised);
  }
}
