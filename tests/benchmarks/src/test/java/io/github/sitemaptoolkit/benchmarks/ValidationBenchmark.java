package io.github.sitemaptoolkit.benchmarks;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Sitemaps in memory, checked. */
@State(Scope.Benchmark)
public class ValidationBenchmark {

  /** What is checked. */
  @Param({"PLAIN", "MEDIA", "FINDINGS", "LANGUAGES"})
  public Documents document;

  private final Entries entries = new Entries();
  private final Validator validator = Validator.of(Profile.GOOGLE, Context.load());
  private byte[] bytes = {};

  /** Makes the document. */
  @Setup
  public void make() {
    bytes = document.bytes();
  }

  /** The toolkit, with all findings, also those of the site that it is. */
  @Benchmark
  public void toolkit(Blackhole hole) throws IOException {
    try (SiteCheck site = SiteCheck.begin(validator)) {
      Source source = Source.of(new ByteArrayInputStream(bytes), "sitemap.xml");
      site.check(source, null, (Problem problem) -> hole.consume(problem), count -> {});
      site.finish(false, (Problem problem) -> hole.consume(problem));
    }
  }

  /** The toolkit, reading alone. */
  @Benchmark
  public void toolkitReading(Blackhole hole) throws IOException {
    entries.read(bytes, "xml", (UrlEntry entry) -> hole.consume(entry));
  }
}
