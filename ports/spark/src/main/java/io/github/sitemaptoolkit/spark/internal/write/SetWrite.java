package io.github.sitemaptoolkit.spark.internal.write;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.length;
import static org.apache.spark.sql.functions.shiftrightunsigned;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.guard.GoneUrls;
import io.github.sitemaptoolkit.publisher.guard.LostValues;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.guard.Shrinkage;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Capacity;
import io.github.sitemaptoolkit.publisher.plan.FilePlan;
import io.github.sitemaptoolkit.publisher.plan.PublicBase;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.plan.Weight;
import io.github.sitemaptoolkit.publisher.standing.Standing;
import io.github.sitemaptoolkit.publisher.standing.StandingSet;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.spark.internal.row.RowEntries;
import io.github.sitemaptoolkit.spark.internal.row.RowZones;
import io.github.sitemaptoolkit.spark.internal.write.WriteFiles.Written;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.storage.StorageLevel;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Publishes the rows of a dataset as a set of sitemaps, from the driver. The files are those that
 * {@link io.github.sitemaptoolkit.publisher.Publisher} makes of the same entries.
 *
 * <p>The rows are rendered, sorted by the hashes of their urls, and kept; from their weights alone
 * the driver decides which file each of them belongs to; then each file is written by one task.
 */
public final class SetWrite {

  private static final Logger LOG = LoggerFactory.getLogger(SetWrite.class);

  /** Rows whose hashes begin with the same bits come together: few tasks hold a file's urls. */
  private static final int TOGETHER = 16;

  private final Dataset<Row> data;
  private final WriteOptions options;
  private final Configuration configuration;
  private final Publishing publishing;
  private final String name;

  /**
   * Creates a write.
   *
   * @param configuration that of the file systems
   * @throws IllegalArgumentException if an option is missing or wrong, or the directory is one that
   *     Spark deletes
   * @throws IOException if the directory cannot be read
   */
  public SetWrite(Dataset<Row> data, Map<String, String> options, Configuration configuration)
      throws IOException {
    this.data = data;
    this.options = WriteOptions.of(options);
    this.configuration = configuration;
    OwnTables.refuse(this.options.path(), data.sparkSession(), configuration);
    this.publishing = Publishing.of(data.sparkSession(), configuration, this.options);
    this.name = this.options.path();
  }

  /**
   * Publishes the rows.
   *
   * @throws IllegalArgumentException if the columns of the data are not those of entries, or if
   *     there is a set already and the mode refuses it
   * @throws SitemapException if the set cannot be published, for the reasons that {@link
   *     io.github.sitemaptoolkit.publisher.Publisher#publish} has
   */
  public void run(SaveMode mode) throws IOException {
    Manifest before = publishing.before();
    boolean there = before != null || publishing.isEntryPointThere();
    if (there && mode == SaveMode.Ignore) {
      return;
    } else if (there && mode == SaveMode.ErrorIfExists) {
      throw new IllegalArgumentException(
          "a sitemap is published in "
              + name
              + " already; use mode overwrite to replace it, or append to add urls");
    }
    AddedTo added = mode == SaveMode.Append ? AddedTo.of(publishing, name) : null;
    if (there && mode == SaveMode.Append && added == null && !publishing.isInterrupted()) {
      throw new IllegalArgumentException(
          name + " has a sitemap.xml, but no manifest of a set to which urls could be added");
    } else if (added != null && added.settings().hasSets()) {
      throw new IllegalArgumentException(
          "named sets are published in " + name + "; urls cannot be added to them");
    }
    Manifest settings = options.settings(added == null ? null : added.settings());
    checkColumns();
    try {
      replace(settings, mode == SaveMode.Append, added);
    } catch (SitemapException e) {
      throw Refusal.of(e);
    }
  }

  private void replace(Manifest settings, boolean append, @Nullable AddedTo added)
      throws IOException {
    Standing standing =
        new StandingSet(publishing.target(), context()).find(settings, options.adopt());
    GoneUrls published = standing == null ? null : GoneUrls.of(standing.manifest().parts());
    Dataset<Row> items = items(settings, added, published);
    try {
      publish(items, settings, standing, append, added);
    } finally {
      items.unpersist(false);
    }
  }

  /** Finds wrong columns now, not in each task. */
  private void checkColumns() {
    new RowEntries(data.schema(), context(), zones(), name);
  }

  private RowZones zones() {
    return RowZones.of(
        options.zone(), data.sparkSession().conf().get("spark.sql.session.timeZone"));
  }

  private static Context context() {
    return Context.load().withProblems(new Problems());
  }

  /** Returns an item for each url, sorted by hash and url, and notes. */
  private Dataset<Row> items(
      Manifest settings, @Nullable AddedTo added, @Nullable GoneUrls published) {
    Dataset<Row> items = map(data, new RenderRows(data.schema(), settings, zones(), name));
    if (added != null) {
      Dataset<Row> files = StandingFiles.rows(added.files(), data.sparkSession());
      items = items.union(map(files, new RenderFiles(publishing.target(), settings, name)));
    }
    Dataset<Row> sorted =
        items
            .repartition(shiftrightunsigned(col(StoredItems.HASH), Long.SIZE - TOGETHER))
            .sortWithinPartitions(col(StoredItems.HASH), col(StoredItems.LOC));
    return map(sorted, new DropDuplicates(settings, published, name))
        .persist(StorageLevel.MEMORY_AND_DISK());
  }

  private static Dataset<Row> map(Dataset<Row> rows, MapPartitionsFunction<Row, Row> task) {
    return rows.mapPartitions(task, StoredItems.ENCODER);
  }

  private void publish(
      Dataset<Row> all,
      Manifest settings,
      @Nullable Standing standing,
      boolean append,
      @Nullable AddedTo added)
      throws IOException {
    PublicBase.check(settings, context(), name);
    Notes notes = notes(all, settings);
    if (added != null) {
      added.check(notes.batch(), name);
    }
    checkInput(notes);
    if (append && added == null && notes.isEmpty()) {
      LOG.info("{}: there are no rows, and there is no set to add them to", name);
      return; // a batch of a stream may be empty
    }
    Dataset<Row> items = all.filter(col(StoredItems.NOTES).isNull());
    FilePlan plan = plan(items, settings);
    var problems = new Problems();
    Safeguards safeguards = Safeguards.of(options.acceptIncomplete(), settings.choices());
    notes.outside().report(safeguards.maxOutside(), name, problems);
    notes.outside().advice().ifPresent(advice -> LOG.info("{}: {}", name, advice));
    problems.first().forEach(problem -> LOG.warn("{}: {}", name, problem.message()));
    long urls = plan.files().stream().mapToLong(file -> file.weight().urls()).sum();
    if (standing != null) {
      checkShrinkage(standing, notes.gone(), urls, safeguards.maxShrink());
      standing.notes().forEach(note -> LOG.warn("{}: {}", name, note));
    }

    Staging staging = Staging.open(configuration, options.fileSystem(), options.path());
    try {
      List<Written> written = write(items, plan, settings, standing, staging);
      List<Part> parts = written.stream().map(Written::part).toList();
      Manifest after = manifest(plan, settings, parts);
      if (standing != null) {
        checkValues(standing.manifest(), after, safeguards);
      }
      List<String> changed =
          written.stream().filter(Written::changed).map(file -> file.part().file()).toList();
      List<Part> from = added == null ? List.of() : added.files();
      Unfinished job = append ? new Unfinished(notes.batch(), from, after) : null;
      publishing
          .publish(standing, staging, after, plan.isIndexed(), changed, job)
          .forEach(LOG::warn);
      LOG.info("{}: {} urls in {} files, {} changed", name, urls, parts.size(), changed.size());
    } catch (IOException | RuntimeException e) {
      abort(staging, e);
      throw e;
    }
  }

  /**
   * Refuses to replace a set if too many of its urls go. That is told by the numbers of urls, and
   * by the sample in the manifest, so that no published file is read.
   */
  private void checkShrinkage(
      Standing standing, @Nullable GoneUrls gone, long after, int maxShrink) {
    Manifest before = standing.manifest();
    long sum = standing.foreign() ? 0 : before.largestSet().urls();
    Shrinkage.bySums(sum, after)
        .or(gone == null ? null : Shrinkage.estimated(gone, before.urls()))
        .check(maxShrink, name);
  }

  private void checkValues(Manifest before, Manifest after, Safeguards safeguards) {
    Set<String> accepted = options.acceptLoss() == null ? Set.of() : options.acceptLoss();
    LostValues.check(before, after, safeguards.accepting(accepted), context().extensions(), name);
  }

  private static Manifest manifest(FilePlan plan, Manifest settings, List<Part> parts) {
    try {
      return plan.manifest(settings, parts);
    } catch (IllegalArgumentException e) {
      throw new IllegalStateException(
          "the rows changed while they were published, so nothing was; save them to a table first: "
              + e.getMessage(),
          e);
    }
  }

  private static void abort(Staging staging, Exception cause) {
    try {
      staging.abort();
    } catch (IOException | RuntimeException e) {
      cause.addSuppressed(e);
    }
  }

  private static Notes notes(Dataset<Row> all, Manifest settings) {
    var notes = new Notes(settings.base());
    Dataset<Row> rows =
        all.filter(col(StoredItems.NOTES).isNotNull()).select(col(StoredItems.NOTES));
    for (Row row : rows.collectAsList()) {
      notes.add(Notes.of(row.getAs(0)));
    }
    return notes;
  }

  /** Logs what the tasks noticed, and refuses data of which rows are missing. */
  private void checkInput(Notes notes) {
    notes
        .problems()
        .forEach(
            (code, found) ->
                log(
                    code.severity(),
                    code.id()
                        + (found.count() == 1 ? "" : ", " + found.count() + " times, for example")
                        + ": "
                        + found.message()));
    if (notes.problems().keySet().stream().anyMatch(kind -> Containment.isFailure(kind.id()))) {
      throw Containment.refusal(name, "nothing was written");
    }
    if (notes.missing() > 0 && !options.acceptIncomplete()) {
      throw new SitemapException(
          Problem.of(
                  PublishCodes.INCOMPLETE,
                  (notes.missing() == 1 ? "a row has" : notes.missing() + " rows have")
                      + " no url, or could not be read (see the log); repair the input, or set the"
                      + " option acceptIncomplete; nothing was written",
                  Location.of(name))
              .asMissing());
    }
  }

  private void log(Severity severity, String message) {
    if (severity == Severity.INFO) {
      LOG.info("{}: {}", name, message);
    } else {
      LOG.warn("{}: {}: {}", name, severity, message);
    }
  }

  /** Decides the files, from sums of weights by as many bits of the hashes as it takes. */
  private FilePlan plan(Dataset<Row> items, Manifest settings) {
    Capacity capacity = new SetItems(context(), settings, name).capacity();
    Dataset<Row> weights =
        items.select(
            col(StoredItems.GROUP),
            col(StoredItems.HASH),
            length(col(StoredItems.MARKUP)).cast("bigint").as(StoredItems.BYTES),
            col(StoredItems.PREFIXES),
            col(StoredItems.COUNTS));
    Map<Shard, Weight> sums = sums(weights, new TreeMap<>());
    while (true) {
      FilePlan plan = FilePlan.of(sums, capacity, settings, name);
      if (plan.tooHeavy().isEmpty()) {
        return plan;
      }
      NavigableMap<Shard, Integer> depths = new TreeMap<>();
      for (Shard heavy : plan.tooHeavy()) {
        Weight weight = sums.remove(heavy);
        depths.put(heavy, heavy.depth() + bits(weight, capacity));
      }
      sums.putAll(sums(weights, depths));
    }
  }

  /** Returns by how many bits to divide a shard so that most of its parts fit into files. */
  private static int bits(@Nullable Weight weight, Capacity capacity) {
    if (weight == null) {
      return 1;
    }
    double files =
        Math.max(
            (double) weight.urls() / capacity.urls(), (double) weight.bytes() / capacity.bytes());
    return 2 + (int) Math.ceil(Math.log(Math.max(1, files)) / Math.log(2));
  }

  private static Map<Shard, Weight> sums(
      Dataset<Row> weights, NavigableMap<Shard, Integer> depths) {
    Map<Shard, Weight> sums = new HashMap<>();
    Dataset<Row> rows = weights.mapPartitions(new SumWeights(depths), StoredItems.SUM);
    for (Row row : rows.collectAsList()) {
      sums.merge(StoredItems.shard(row), StoredItems.weight(row), Weight::plus);
    }
    return sums;
  }

  private List<Written> write(
      Dataset<Row> items,
      FilePlan plan,
      Manifest settings,
      @Nullable Standing standing,
      Staging staging) {
    Set<Part> known = new HashSet<>(standing == null ? List.of() : standing.manifest().parts());
    var task =
        new WriteFiles(
            new ArrayList<>(plan.files()),
            settings,
            staging,
            known,
            publishing.isInterrupted(),
            name);
    Dataset<Row> sorted =
        items
            .mapPartitions(new AssignFiles(plan), StoredItems.WITH_FILE)
            .repartition(col(StoredItems.FILE))
            .sortWithinPartitions(col(StoredItems.FILE), col(StoredItems.LOC));
    List<Written> written = new ArrayList<>();
    for (Row row : sorted.mapPartitions(task, StoredItems.OBJECT).collectAsList()) {
      written.add((Written) Notes.object(row.getAs(0)));
    }
    return written;
  }
}
