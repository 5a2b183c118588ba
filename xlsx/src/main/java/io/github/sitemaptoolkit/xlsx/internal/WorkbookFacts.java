package io.github.sitemaptoolkit.xlsx.internal;

import java.util.Collections;
import java.util.Set;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * What has to be known of a workbook before it is read.
 *
 * @param uncalculated the cells whose formulas were never calculated
 * @param relations how its parts belong together
 * @param dated the parts that have cells with dates of ISO 8601, by {@link Relations#plain}
 */
record WorkbookFacts(Uncalculated uncalculated, Relations relations, Set<String> dated) {

  /** Returns whether it has styles; some programs leave them out. */
  boolean hasStyles(ZipFile zip) {
    @Nullable String styles = relations.styles();
    for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
      if (Relations.plain(entry.getName()).equals(styles)) {
        return true;
      }
    }
    return false;
  }
}
