package com.example.stranger;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.nio.file.Files;
import java.nio.file.Path;

/** Checks a sitemap with two faults. */
final class ValidateFile {

  public static void main(String[] args) throws Exception {
    Path file = Files.createTempDirectory("validate").resolve("sitemap.xml");
    Files.writeString(
        file,
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <url><loc>/relative</loc></url>
          <url><loc>https://www.example.com/</loc><lastmod>yesterday</lastmod></url>
        </urlset>
        """);
    Problems findings = Validator.of(Profile.GOOGLE).check(file);
    for (Problem finding : findings) {
      if (finding.severity() == Severity.ERROR) {
        System.out.println(finding.code() + " line " + finding.location().line());
      }
    }
    System.out.println(findings.count(Severity.ERROR) + " errors");
  }
}
