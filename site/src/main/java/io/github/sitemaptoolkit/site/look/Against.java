package io.github.sitemaptoolkit.site.look;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** What a set is compared with while it is counted. The caller closes it. */
public interface Against extends Closeable {

  /** Compares nothing. */
  Against NOTHING = look -> null;

  /**
   * Reads an older version of a set. The caller closes what is returned.
   *
   * @param name a sitemap, an index with its sitemaps next to it, a directory, an address, or a
   *     report as JSON, of which only the numbers of urls are compared
   * @param context how it is read
   * @param run the files of the run, to which the sitemaps of indexes are added
   * @throws IOException if it cannot be read
   * @throws io.github.sitemaptoolkit.batch.setting.SettingException if it is a damaged report
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it is a damaged sitemap
   */
  static Against of(String name, Context context, RunFiles run) throws IOException {
    return OldReport.isReport(name) ? OldReport.read(name) : OldSet.read(name, context, run);
  }

  /** Accepts an entry of the set. */
  default void add(UrlEntry entry) {}

  /**
   * Returns the differences; null if there is nothing to compare with. To be called once, after all
   * entries were passed on.
   *
   * @param look what was counted
   */
  @Nullable LookChanges changes(Look look) throws IOException;

  @Override
  default void close() throws IOException {}
}
