package io.github.sitemaptoolkit.spark.internal.plan;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import org.jspecify.annotations.Nullable;

/** How documents are read: formats, limits and the like, as found where the code runs. */
public final class ReadSettings {

  private final Context context;
  private final @Nullable SitemapFormat format;

  private ReadSettings(Context context, @Nullable SitemapFormat format) {
    this.context = context;
    this.format = format;
  }

  /**
   * Returns an object for options.
   *
   * @param extensions the extensions to read
   * @param foreign whether elements that no extension claims are needed
   * @throws IllegalArgumentException if there is no such format, or the base is not a url
   */
  public static ReadSettings of(ReadOptions options, Extensions extensions, boolean foreign) {
    Formats formats = Formats.load();
    String id = options.sourceFormat();
    SitemapFormat format =
        id == null
            ? null
            : formats
                .find(id)
                .orElseThrow(
                    () -> ReadOptions.wrong("sourceFormat", id, "use one of " + formats.ids()));
    return new ReadSettings(
        Context.of(extensions)
            .withFormats(formats)
            .withLimits(options.allLimits())
            .withBase(options.base())
            .withStrict(options.mode() == Mode.FAILFAST)
            .withForeign(foreign),
        format);
  }

  /** Returns the context for reading. Each document needs problems of its own. */
  public Context context() {
    return context;
  }

  /**
   * Returns the format of a document.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it is none that is known
   */
  public SitemapFormat format(Source source) {
    return format == null ? context.formats().detect(source) : format;
  }
}
