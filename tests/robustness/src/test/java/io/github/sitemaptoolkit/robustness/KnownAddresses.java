package io.github.sitemaptoolkit.robustness;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.TreeMap;

/**
 * Checks a site of many addresses with as many facts, which come in another order: of ten pages one
 * redirects to the next, which is fine, and one is gone.
 */
final class KnownAddresses {

  private static final int IN_FILE = 50_000;
  private static final long STEP = 7_368_787; // a prime, so that all numbers come once
  private static final String BEGIN =
      "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>\n";

  private KnownAddresses() {}

  private record Crawl(long count) implements EvidenceSource {
    @Override
    public String name() {
      return "crawl.csv";
    }

    @Override
    public boolean isSite() {
      return false;
    }

    @Override
    public boolean isComplete() {
      return true;
    }

    @Override
    public void read(FactTarget target) throws IOException {
      for (long row = 0; row < count; row++) {
        long number = row * STEP % count;
        FactKind kind =
            switch ((int) (number % 10)) {
              case 0 -> FactKind.REDIRECT;
              case 5 -> FactKind.GONE;
              default -> FactKind.FINE;
            };
        String value = kind == FactKind.REDIRECT ? address(number + 1) : "";
        var at = new Location(name(), row + 2, 0);
        target.add(new Fact(address(number), kind, value, "", at));
      }
    }
  }

  private static String address(long number) {
    return "https://www.example.com/section-" + number % 97 + "/page-" + number;
  }

  private static InputStream sitemap(long from, long to) {
    var text = new StringBuilder(BEGIN);
    for (long i = from; i < to; i++) {
      text.append("<url><loc>").append(address(i)).append("</loc></url>\n");
    }
    return new ByteArrayInputStream(text.append("</urlset>").toString().getBytes(UTF_8));
  }

  /** Prints how many findings there are of each rule, and what they took. */
  public static void main(String[] arguments) throws IOException {
    long count = Long.parseLong(arguments[0]);
    boolean known = arguments.length == 1;
    long begin = System.nanoTime();
    Map<String, Long> codes = new TreeMap<>();
    try (SiteCheck site = SiteCheck.begin(Validator.of(Profile.GOOGLE))) {
      if (known) {
        site.addEvidence(new Crawl(count));
      }
      for (long from = 0; from < count; from += IN_FILE) {
        var text = sitemap(from, Math.min(count, from + IN_FILE));
        site.check(Source.of(text, from + ".xml"), null, finding -> {}, entries -> {});
      }
      site.finish(false, (Problem finding) -> codes.merge(finding.code(), 1L, Long::sum));
    }
    System.out.println(codes);
    long cpu =
        ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
            .getProcessCpuTime();
    System.out.printf("%.1f s, CPU %.1f s%n", (System.nanoTime() - begin) / 1e9, cpu / 1e9);
  }
}
