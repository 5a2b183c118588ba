package io.github.sitemaptoolkit.site.look;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.converters.Step;
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
   * Returns a report as JSON that was printed before, of which only the numbers of urls are
   * compared; null if a name stands for something else.
   *
   * @throws IOException if it cannot be read
   * @throws io.github.sitemaptoolkit.batch.setting.SettingException if it is damaged
   */
  static @Nullable Against report(String name) throws IOException {
    return OldReport.isReport(name) ? OldReport.read(name) : null;
  }

  /**
   * Reads an older version of a set, each of whose urls is compared. The caller closes what is
   * returned.
   *
   * @param choice which of its entries are compared; null for all
   * @param run the files of the run, to which the sitemaps of indexes are added
   * @throws IOException if it cannot be read
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it is damaged and nothing of it
   *     can be compared
   */
  static Against of(SetVersion version, @Nullable Step choice, RunFiles run) throws IOException {
    return OldSet.read(version, choice, run);
  }

  /** Accepts an entry of the set. */
  default void add(UrlEntry entry) {}

  /** Says that a part of the set could not be read. */
  default void partly() {}

  /** Says that urls of the set may be wrong, so that nothing is compared. */
  default void damaged() {}

  /**
   * Returns the differences; null if there is nothing to compare. To be called once, after all
   * entries were passed on.
   *
   * @param look what was counted
   */
  @Nullable LookChanges changes(Look look) throws IOException;

  @Override
  default void close() throws IOException {}
}
