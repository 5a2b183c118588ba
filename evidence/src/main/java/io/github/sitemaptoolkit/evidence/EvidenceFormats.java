package io.github.sitemaptoolkit.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Services;
import io.github.sitemaptoolkit.validator.evidence.EvidenceFormat;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The kinds of files with facts about addresses. Immutable, and safe for use by several threads.
 *
 * <pre>{@code
 * EvidenceSource source = EvidenceFormats.load().open(Path.of("internal_all.csv"), context);
 * source.read(facts);
 * }</pre>
 *
 * @since 0.1
 */
@Incubating
public final class EvidenceFormats {

  private final List<EvidenceFormat> formats;

  private EvidenceFormats(List<EvidenceFormat> formats) {
    this.formats = formats;
  }

  /** Returns those that are there, also those of other jars; those that take the most come last. */
  public static EvidenceFormats load() {
    return of(Services.load(EvidenceFormat.class));
  }

  /**
   * Returns these, of which those that {@linkplain EvidenceFormat#isGeneral take the most} last.
   */
  public static EvidenceFormats of(List<EvidenceFormat> formats) {
    return new EvidenceFormats(
        formats.stream().sorted(Comparator.comparing(EvidenceFormat::isGeneral)).toList());
  }

  /** Returns their ids, separated by commas, for messages. */
  public String ids() {
    return formats.stream().map(EvidenceFormat::id).collect(Collectors.joining(", "));
  }

  /**
   * Opens a file, or a directory, with the first format that knows it.
   *
   * @param context how files are read, and what gets the problems
   * @throws java.nio.file.NoSuchFileException if it does not exist
   * @throws IOException if it cannot be read
   * @throws SitemapException if no format knows it, or the one that does cannot use it
   */
  public EvidenceSource open(Path file, Context context) throws IOException {
    for (EvidenceFormat format : formats) {
      try (Source head =
          Files.isDirectory(file)
              ? Source.ofDirectory(file)
              : Source.open(file, context.limits())) {
        EvidenceSource source = format.open(head, file, context);
        if (source != null) {
          return source;
        }
      }
    }
    throw new SitemapException(
        DocumentCodes.UNSUPPORTED_FORMAT,
        "this has no facts about addresses in a form that is known ("
            + ids()
            + "); give the table of a crawler, a table of redirects, or an export of Search Console",
        Location.of(file.toString()));
  }
}
