package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.batch.setting.GuardSettings;
import io.github.sitemaptoolkit.batch.setting.OutputSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Keep;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** How a set is published with settings. */
public final class PublishMeaning {

  private static final String HASH = "hash";

  private PublishMeaning() {}

  /**
   * Lets a publisher write files as settings say.
   *
   * @throws SettingException if one of them is wrong
   */
  public static void applyTo(Publisher publisher, OutputSettings settings) {
    String by = settings.by() == null ? HASH : settings.by();
    publisher
        .by(parsed("by", by, Grouping::parse))
        .gzip(settings.gzip())
        .limits(limits(settings.maxUrls(), settings.maxBytes()));
    String keep = settings.keep();
    if (keep != null && !settings.immutable()) {
      throw SettingException.of("keep", keep, "former sets are kept only with --immutable");
    }
    publisher.immutable(settings.immutable());
    if (keep != null) {
      publisher.keep(valued("keep", keep, Keep::parse));
    }
    publisher.stylesheet(settings.stylesheet());
  }

  /**
   * Returns the limits on each file.
   *
   * @param urls a number; null for the protocol's limit
   * @param bytes a size, such as {@code 10M}; null for the protocol's limit
   * @throws SettingException if one is less than 1 or more than the protocol allows
   */
  public static PartLimits limits(@Nullable String urls, @Nullable String bytes) {
    PartLimits most = PartLimits.DEFAULT;
    return most.withUrls(
            limit("max-urls", urls, most.urls(), it -> SettingText.number("max-urls", it)))
        .withBytes(limit("max-bytes", bytes, most.bytes(), SettingText::size));
  }

  private static long limit(
      String key, @Nullable String text, long most, ToLongFunction<String> parser) {
    return text == null
        ? most
        : valued(key, text, it -> PartLimits.checked(parser.applyAsLong(it), most));
  }

  /**
   * Lets a publisher refuse what settings say.
   *
   * @throws SettingException if one of them is wrong
   */
  public static void applyTo(Publisher publisher, GuardSettings settings) {
    publisher.acceptIncomplete(settings.acceptIncomplete());
    if (settings.maxShrink() != null) {
      publisher.maxShrink(percentage("max-shrink", settings.maxShrink()));
    }
    if (settings.maxLoss() != null) {
      publisher.maxLoss(percentage("max-loss", settings.maxLoss()));
    }
    if (settings.maxOutside() != null) {
      publisher.maxOutside(percentage("max-outside", settings.maxOutside()));
    }
    if (settings.allowOutside()) {
      publisher.allowOutside(true);
    }
  }

  /**
   * Returns a percentage, which may have a percent sign.
   *
   * @throws SettingException if it is none
   */
  public static int percentage(String key, String text) {
    return valued(key, text, Safeguards::percentage);
  }

  private static <T> T parsed(String key, String text, Function<String, T> parser) {
    try {
      return parser.apply(text);
    } catch (IllegalArgumentException e) {
      throw SettingException.of(key, e);
    }
  }

  private static <T> T valued(String key, String text, Function<String, T> parser) {
    try {
      return parser.apply(text);
    } catch (IllegalArgumentException e) {
      throw SettingException.of(key, text, String.valueOf(e.getMessage()));
    }
  }
}
