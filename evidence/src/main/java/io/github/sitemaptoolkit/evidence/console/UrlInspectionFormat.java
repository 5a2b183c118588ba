package io.github.sitemaptoolkit.evidence.console;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.validator.evidence.EvidenceFormat;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Answers of the URL Inspection API of Search Console, one in each line, one after the other, or in
 * an array. An answer does not name its address: that stands beside it as {@code inspectionUrl} or
 * {@code url}, as in the request.
 *
 * @since 0.1
 */
public final class UrlInspectionFormat implements EvidenceFormat {

  /** Creates the format. */
  public UrlInspectionFormat() {}

  @Override
  public String id() {
    return "url-inspection";
  }

  @Override
  public @Nullable EvidenceSource open(Source head, Path file, Context context) {
    String text = head.head().text().stripLeading();
    boolean json = text.startsWith("{") || text.startsWith("[");
    return json && text.contains('"' + InspectionAnswer.RESULT + '"')
        ? new UrlInspection(file, context)
        : null;
  }
}
