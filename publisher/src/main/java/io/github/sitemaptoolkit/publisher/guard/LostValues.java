package io.github.sitemaptoolkit.publisher.guard;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.values.FieldCounts;
import io.github.sitemaptoolkit.publisher.values.FieldNames;
import io.github.sitemaptoolkit.publisher.values.ValueLoss;
import java.util.List;

/**
 * Refuses to lose values, by what manifests count alone: for engines that read no published file.
 */
public final class LostValues {

  private LostValues() {}

  /**
   * Refuses to replace a set whose entries would lose values. What they lose with age, such as
   * news, is not compared, and neither are named sets, nor sets whose manifest counts nothing.
   *
   * @param extensions those of the entries
   * @param name the name of the set in messages
   * @throws LossException if too many would be lost
   */
  public static void check(
      Manifest before, Manifest after, Safeguards safeguards, Extensions extensions, String name) {
    FieldCounts had = before.hasSets() ? null : before.values();
    FieldCounts has = after.values();
    if (had == null || has == null) {
      return;
    }
    var names = new FieldNames(extensions);
    List<ValueLoss> losses =
        ValueLoss.accepting(
                safeguards.acceptedLosses(),
                ValueLoss.between(before.urls(), had, after.urls(), has, safeguards.maxLoss()))
            .stream()
            .filter(loss -> !names.isAging(loss.field()))
            .toList();
    if (!losses.isEmpty()) {
      throw new LossException(losses, null, name);
    }
  }
}
