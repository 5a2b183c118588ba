package io.github.sitemaptoolkit.publisher.internal.guard;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.guard.LossException;
import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.publisher.values.FieldCount;
import io.github.sitemaptoolkit.publisher.values.FieldCounts;
import io.github.sitemaptoolkit.publisher.values.FieldNames;
import io.github.sitemaptoolkit.publisher.values.ValueCounter;
import io.github.sitemaptoolkit.publisher.values.ValueLoss;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.xml.UrlMarkup;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Refuses to replace a set if too many of its entries would lose a value.
 *
 * <p>That is told by the counts of the manifest. Only if they say so, the published files are read:
 * what leaves by age is no loss, and the message names an entry.
 */
public final class ValueGuard implements Closeable {

  /** How many entries of a field are remembered to find one that has lost it. */
  private static final int CANDIDATES = 10_000;

  private static final String LASTMOD = "lastmod";
  private static final long DAY = 24 * 60 * 60; // seconds

  /** Reads the entries of published files. */
  @FunctionalInterface
  public interface Reader {

    /** Reads a file. */
    void read(Part part, Consumer<UrlEntry> entries) throws IOException;
  }

  /**
   * What is compared.
   *
   * @param before the published set
   * @param remains what time leaves of a published entry; null for nothing
   * @param rendered renders an entry as it is published; null if that is not possible
   * @param percent how much may go
   * @param accepted the fields that may be lost
   * @param name the name of the set in messages
   */
  public record Compared(
      Manifest before,
      Function<UrlEntry, @Nullable UrlEntry> remains,
      Function<UrlEntry, @Nullable UrlMarkup> rendered,
      int percent,
      Set<String> accepted,
      String name) {}

  private final Compared compared;
  private final FieldNames names;
  private final HashLog log; // a hash and the bits of fields for each new entry

  /**
   * Creates a guard that has not seen an entry of the new set.
   *
   * @param names those of the fields of new entries
   * @param scratch the path of a temporary file
   */
  public ValueGuard(Compared compared, FieldNames names, Path scratch) {
    this.compared = compared;
    this.names = names;
    this.log = new HashLog(scratch);
  }

  /** Notes an entry of the new set. */
  public void add(long hash, long fields) throws IOException {
    log.add(hash);
    log.add(fields);
  }

  /**
   * Refuses to replace the set if it loses too much.
   *
   * @param after the new set
   * @param cheap whether published files are read fast
   * @return what has changed, in words; empty for nothing
   * @throws LossException if it loses too much
   */
  public String check(Manifest after, boolean cheap, Reader reader) throws IOException {
    FieldCounts had = compared.before().values();
    FieldCounts has = after.values();
    if (had == null && cheap) {
      had = counted(after, reader);
    }
    if (had == null || has == null) {
      return "values were not compared this time, as the manifest does not count them yet";
    }
    long before = compared.before().urls();
    List<ValueLoss> losses = losses(before, had, after.urls(), has);
    if (!losses.isEmpty()) {
      refuse(losses, after.urls(), has, reader);
    }
    return changes(after.urls() - before, had, has);
  }

  /** Returns the losses that nobody has accepted. */
  private List<ValueLoss> losses(long before, FieldCounts had, long after, FieldCounts has) {
    return ValueLoss.accepting(
        compared.accepted(), ValueLoss.between(before, had, after, has, compared.percent()));
  }

  /** Counts the published files of which that is not known, and which do not stay as they are. */
  private @Nullable FieldCounts counted(Manifest after, Reader reader) {
    Map<Part, FieldCounts> known = new HashMap<>();
    for (Manifest set : List.of(after, compared.before())) {
      for (Part part : set.parts()) {
        if (part.values() != null) {
          known.put(part, part.values());
        }
      }
    }
    var look = new SecondLook(List.of(), entry -> entry);
    List<FieldCounts> counts = new ArrayList<>();
    try {
      for (Part part : compared.before().parts()) {
        FieldCounts own = known.get(part);
        if (own == null) {
          look.read(part, reader);
        } else {
          counts.add(own);
        }
      }
      counts.add(look.counter.counts());
      return FieldCounts.sum(counts);
    } catch (IOException | UncheckedIOException | SitemapException e) {
      return null; // a damaged set must be replaceable
    }
  }

  /** Looks at the published entries themselves. */
  private void refuse(List<ValueLoss> losses, long urls, FieldCounts has, Reader reader)
      throws IOException {
    List<String> fields = losses.stream().map(ValueLoss::field).toList();
    var look = new SecondLook(fields, compared.remains());
    try {
      for (Part part : compared.before().parts()) {
        look.read(part, reader);
      }
    } catch (IOException | UncheckedIOException | SitemapException e) {
      throw new LossException(losses, null, compared.name()); // by the counts alone
    }
    List<ValueLoss> left = new ArrayList<>();
    for (ValueLoss loss : losses(look.entries, look.counter.counts(), urls, has)) {
      boolean asked = fields.contains(loss.field());
      if (asked && (!names.isAging(loss.field()) || isYoungLoss(loss.field(), look))) {
        left.add(loss);
      }
    }
    if (!left.isEmpty()) {
      throw new LossException(left, look.example(left.get(0).field()), compared.name());
    }
  }

  /**
   * Returns whether entries have lost a field that they lose with age before they were old: those
   * of the last two days are compared with those of the last two days of the published set. Of
   * entries without a lastmod, it is only certain that all had it and none has it.
   */
  private boolean isYoungLoss(String field, SecondLook look) throws IOException {
    long bit = names.bit(field);
    long dated = names.bit(LASTMOD);
    long[] young = new long[2];
    long[] undated = new long[2];
    log.forEachPair(
        (hash, bits) -> {
          int has = (bits & bit) == 0 ? 0 : 1;
          if ((bits & FieldNames.YOUNG) != 0) {
            young[0]++;
            young[1] += has;
          } else if ((bits & dated) == 0) {
            undated[0]++;
            undated[1] += has;
          }
        });
    Ages ages = look.ages.getOrDefault(field, new Ages());
    return ValueLoss.isLost(ages.youngest(), young, compared.percent())
        || ValueLoss.isGone(ages.undated, undated);
  }

  /**
   * Returns the second from which on an entry is young, so that it should have what it loses with
   * age: yesterday and today, as many dates have no time.
   *
   * @param now seconds since 1970
   */
  public static long youngest(long now) {
    return (Math.floorDiv(now, DAY) - 1) * DAY;
  }

  /** How many published entries have a field, by the days on which they were changed. */
  private static final class Ages {

    private final SortedMap<Long, long[]> byDay = new TreeMap<>(Comparator.reverseOrder());
    private final long[] undated = new long[2]; // all, and those with the field

    void add(@Nullable Lastmod lastmod, boolean has) {
      long[] counts =
          lastmod == null
              ? undated
              : byDay.computeIfAbsent(Math.floorDiv(lastmod.second(), DAY), day -> new long[2]);
      counts[0]++;
      counts[1] += has ? 1 : 0;
    }

    /** Returns the counts of the two last days. */
    long[] youngest() {
      long[] sum = new long[2];
      long last = byDay.isEmpty() ? 0 : byDay.firstKey();
      byDay.forEach(
          (day, counts) -> {
            if (day >= last - 1) {
              sum[0] += counts[0];
              sum[1] += counts[1];
            }
          });
      return sum;
    }
  }

  /** The published entries, without what leaves by age. */
  private final class SecondLook {

    private final List<String> fields;
    private final Function<UrlEntry, @Nullable UrlEntry> remains;
    private final FieldNames own = new FieldNames(names);
    private final ValueCounter counter = new ValueCounter(own);
    private final Map<String, Map<Long, String>> candidates = new HashMap<>();
    private final Map<String, Ages> ages = new HashMap<>(); // of the fields that age
    private long entries;

    SecondLook(List<String> fields, Function<UrlEntry, @Nullable UrlEntry> remains) {
      this.fields = fields;
      this.remains = remains;
    }

    void read(Part part, Reader reader) throws IOException {
      reader.read(part, this::add);
    }

    private void add(UrlEntry entry) {
      UrlEntry left = remains.apply(entry);
      UrlMarkup markup = left == null ? null : compared.rendered().apply(left);
      if (markup == null) {
        return;
      }
      entries++;
      long bits = counter.add(markup.bytes());
      for (String field : fields) {
        boolean has = (bits & own.bit(field)) != 0;
        if (names.isAging(field)) {
          Lastmod lastmod = left.lastmod() == null ? null : Lastmod.of(left.lastmod());
          ages.computeIfAbsent(field, it -> new Ages()).add(lastmod, has);
        }
        Map<Long, String> known = candidates.computeIfAbsent(field, it -> new HashMap<>());
        if (has && known.size() < CANDIDATES) {
          known.put(Key.of(XmlText.trim(entry.loc())).sampleHash(), entry.loc());
        }
      }
    }

    /** Returns the url of an entry that had a field, and has it no more. */
    private @Nullable String example(String field) throws IOException {
      Map<Long, String> had = candidates.getOrDefault(field, Map.of());
      long bit = names.bit(field);
      String[] found = new String[1];
      log.forEachPair(
          (hash, fieldsOfIt) -> {
            if (found[0] == null && (fieldsOfIt & bit) == 0) {
              found[0] = had.get(hash);
            }
          });
      return found[0];
    }
  }

  private static String changes(long urls, FieldCounts had, FieldCounts has) {
    List<String> changes = new ArrayList<>();
    if (urls != 0) {
      changes.add(
          (urls > 0 ? "+" : "") + ShownNumber.of(urls) + (Math.abs(urls) == 1 ? " url" : " urls"));
    }
    Set<String> fields = new TreeSet<>(had.byField().keySet());
    fields.addAll(has.byField().keySet());
    for (String field : fields) {
      FieldCount before = had.of(field);
      FieldCount after = has.of(field);
      long more = after.entries() - before.entries();
      boolean ofElement = field.indexOf('.') >= 0;
      if (more != 0 && more != urls && !ofElement) {
        changes.add(
            "with "
                + field
                + ' '
                + ShownNumber.of(before.entries())
                + " -> "
                + ShownNumber.of(after.entries()));
      }
      if (after.several() < before.several() / 2) {
        changes.add(
            "with several "
                + field
                + ' '
                + ShownNumber.of(before.several())
                + " -> "
                + ShownNumber.of(after.several()));
      }
    }
    return PrintableText.line(String.join(", ", changes)); // names may be those of a manifest
  }

  @Override
  public void close() throws IOException {
    log.close();
  }
}
