package io.github.sitemaptoolkit.site.look;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.validator.evidence.EntryState;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;

/**
 * An earlier version of a set, which says what entries said then.
 *
 * @param name a sitemap, an index with its sitemaps next to it, a directory, or an address
 * @param context how it is read
 * @param run the files of the run, to which the sitemaps of indexes are added
 */
public record FormerSet(String name, Context context, RunFiles run) implements EvidenceSource {

  @Override
  public boolean isSite() {
    return false;
  }

  @Override
  public void read(FactTarget target) throws IOException {
    try {
      SetVersion.of(name, true, Set.of(), context).readOrFail(entry -> add(entry, target), run);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void add(UrlEntry entry, FactTarget target) {
    String state = EntryState.of(entry).toString();
    try {
      target.add(new Fact(entry.loc(), FactKind.LISTED, state, "", Location.of(name)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
