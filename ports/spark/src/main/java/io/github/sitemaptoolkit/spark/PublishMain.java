package io.github.sitemaptoolkit.spark;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.spark.internal.plan.OptionUse;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The program for {@code spark-submit} that publishes urls as a set of sitemaps.
 *
 * <pre>{@code
 * spark-submit --packages io.github.sitemaptoolkit:sitemap-spark:VERSION \
 *   --class io.github.sitemaptoolkit.spark.PublishMain sitemap-spark-VERSION.jar \
 *   --from parquet s3a://lake/pages --select 'url AS loc, changed AS lastmod' \
 *   -o s3a://site/sitemaps --base-url https://example.com/sitemaps/
 * }</pre>
 *
 * <p>Its options have the names that they have in {@code sitemap publish}. The exit code is 0 if
 * the set was published, 1 if it was refused, 2 for wrong use and 4 if a file cannot be read or
 * written. Without {@code spark-submit}, Spark runs on this machine.
 *
 * @since 0.1
 */
@Incubating
@Command(
    name = "PublishMain",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Publishes urls as a set of sitemaps, with Apache Spark.",
    customSynopsis =
        "spark-submit --class io.github.sitemaptoolkit.spark.PublishMain JAR [OPTIONS] INPUT...",
    footerHeading = "%nExamples:%n",
    footer = {
      "  ... s3a://lake/pages.csv.gz -o s3a://site/sitemaps --base-url https://example.com/sitemaps/",
      "  ... --from parquet --select 'url AS loc, changed AS lastmod' s3a://lake/pages \\",
      "      -o hdfs:///site --base-url https://example.com/ --by month --gzip",
      "  ... --from csv --option header=true --option sep=';' s3a://lake/pages.csv -o hdfs:///site"
    })
public final class PublishMain implements Callable<Integer> {

  private static final int DONE = 0;
  private static final int REFUSED = 1;
  private static final int INPUT_OUTPUT = 4;
  private static final int BUG = 70;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "INPUT",
      arity = "1..*",
      description = "files, directories or globs; with --from table, the name of a table")
  private List<String> inputs = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = "the directory to publish to")
  private String output = "";

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      defaultValue = "sitemap",
      description =
          "what reads the input: sitemap (default; also feeds, csv and txt), or another data source"
              + " of Spark, such as parquet, or table")
  private String from = "sitemap";

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "an option of what reads the input, such as header=true; may be repeated")
  private Map<String, String> sourceOptions = new LinkedHashMap<>();

  @Option(
      names = "--select",
      paramLabel = "COLUMNS",
      defaultValue = "*",
      description = "the columns of the sitemap as SQL, such as 'url AS loc, changed AS lastmod'")
  private String select = "*";

  @Option(
      names = "--where",
      paramLabel = "CONDITION",
      defaultValue = "true",
      description = "which rows to publish, as SQL")
  private String where = "true";

  @Option(names = "--add", description = "add the urls to the published set, with its settings")
  private boolean add;

  /** The options of the data source, which are named alike. */
  private final Map<String, String> options = new HashMap<>();

  /** Creates the program. Called by the option parser. */
  public PublishMain() {}

  /** Runs the program, and ends the process. */
  public static void main(String... arguments) {
    int code = run(arguments);
    scala.Option<SparkSession> session = SparkSession.getDefaultSession();
    if (session.isDefined()) {
      session.get().stop(); // otherwise the executors complain that the driver is gone
    }
    System.exit(code);
  }

  /** Runs the program, and returns its exit code. */
  static int run(String... arguments) {
    return new CommandLine(new PublishMain()).execute(arguments);
  }

  @Override
  public Integer call() {
    SparkSession.Builder builder = SparkSession.builder().appName("sitemap publish");
    if (System.getProperty("spark.master") == null) {
      builder.master("local[*]");
    }
    SparkSession spark = builder.getOrCreate();
    try {
      save(data(spark));
      return DONE;
    } catch (Exception e) { // Scala declares none, but throws checked ones
      return failed(e);
    }
  }

  private int failed(Exception e) {
    if (e instanceof IllegalArgumentException || e instanceof AnalysisException) {
      throw new ParameterException(
          spec.commandLine(), OptionUse.inCommand(String.valueOf(e.getMessage())), e);
    }
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof SitemapException || cause instanceof IOException) {
        String message = OptionUse.inCommand(String.valueOf(cause.getMessage()));
        spec.commandLine().getErr().println("PublishMain: " + message);
        return cause instanceof IOException ? INPUT_OUTPUT : REFUSED;
      }
    }
    e.printStackTrace(spec.commandLine().getErr());
    return BUG;
  }

  private Dataset<Row> data(SparkSession spark) {
    if (from.equals("table") && inputs.size() > 1) {
      throw new IllegalArgumentException("--from table: name one table, not " + inputs.size());
    }
    Dataset<Row> data =
        from.equals("table")
            ? spark.read().options(sourceOptions).table(inputs.get(0))
            : spark.read().format(from).options(sourceOptions).load(inputs.toArray(String[]::new));
    data.createOrReplaceTempView("input");
    boolean reported = List.of(data.columns()).contains("_problems");
    String kept = reported ? "(" + where + ") OR loc IS NULL" : where; // what could not be read
    return spark.sql("SELECT " + select + " FROM input WHERE " + kept);
  }

  private void save(Dataset<Row> data) {
    data.write()
        .format("sitemap")
        .options(options)
        .mode(add ? SaveMode.Append : SaveMode.Overwrite)
        .save(output);
  }

  @Option(
      names = "--base-url",
      paramLabel = "URL",
      description = "the url of that directory; not needed with --add")
  void baseUrl(String url) {
    options.put("baseUrl", url);
  }

  @Option(
      names = "--by",
      paramLabel = "GROUPS",
      description = "how to group urls into files: hash (default), month or section:DEPTH")
  void by(String groups) {
    options.put("by", groups);
  }

  @Option(names = "--gzip", description = "compress the files, except sitemap.xml")
  void gzip(boolean yes) {
    options.put("compression", yes ? "gzip" : "none");
  }

  @Option(
      names = "--max-urls",
      paramLabel = "COUNT",
      description = "the maximum number of urls in a file (default: 50000, the protocol's limit)")
  void maxUrls(String count) {
    options.put("maxUrls", count);
  }

  @Option(
      names = "--max-bytes",
      paramLabel = "SIZE",
      description = "the maximum size of a file, before compression (default: 50m)")
  void maxBytes(String size) {
    options.put("maxBytes", size);
  }

  @Option(names = "--immutable", description = "name each sitemap by its contents")
  void immutable(boolean yes) {
    options.put("immutable", Boolean.toString(yes));
  }

  @Option(
      names = "--keep",
      paramLabel = "TIME",
      description =
          "how long --immutable keeps the sitemaps of former sets, such as 7d (default: 1d), or how"
              + " many sets")
  void keep(String time) {
    options.put("keep", time);
  }

  @Option(
      names = "--max-shrink",
      paramLabel = "PERCENT",
      description = "refuse to remove more than this share of the published urls (default: 50%%)")
  void maxShrink(String percent) {
    options.put("maxShrink", percent);
  }

  @Option(
      names = "--max-loss",
      paramLabel = "PERCENT",
      description =
          "refuse if more than this share of the entries that have a value, such as an image, would"
              + " lose it (default: 50%%)")
  void maxLoss(String percent) {
    options.put("maxLoss", percent);
  }

  @Option(
      names = "--accept-loss",
      paramLabel = "FIELD",
      description =
          "accept this time that entries lose these fields, such as image,news.publication_date:"
              + " those that a refusal names")
  void acceptLoss(String fields) {
    options.put("acceptLoss", fields);
  }

  @Option(
      names = "--max-outside",
      paramLabel = "PERCENT",
      description =
          "refuse if more than this share of the urls has another scheme or host than --base-url"
              + " (default: 10%%)")
  void maxOutside(String percent) {
    options.put("maxOutside", percent);
  }

  @Option(
      names = "--private-urls",
      paramLabel = "HOSTS",
      description =
          "publish urls of these hosts although the public cannot reach them: those of an intranet,"
              + " separated by commas, such as cms.corp, or *.corp for all (default: none)")
  void privateUrls(String hosts) {
    options.put("privateUrls", hosts);
  }

  @Option(names = "--allow-outside", description = "the same as --max-outside 100%%")
  void allowOutside(boolean yes) {
    options.put("allowOutside", Boolean.toString(yes));
  }

  @Option(names = "--accept-incomplete", description = "publish although rows cannot be read")
  void acceptIncomplete(boolean yes) {
    options.put("acceptIncomplete", Boolean.toString(yes));
  }

  @Option(
      names = "--adopt",
      description =
          "replace a sitemap.xml that another program has published, with the sitemaps it lists;"
              + " --max-shrink guards its urls, too")
  void adopt(boolean yes) {
    options.put("adopt", Boolean.toString(yes));
  }

  @Option(
      names = "--zone",
      paramLabel = "ZONE",
      description =
          "the time zone of dates that have a time but no zone, such as Europe/Berlin; without it,"
              + " only their day is kept")
  void zone(String id) {
    options.put("zone", id);
  }
}
