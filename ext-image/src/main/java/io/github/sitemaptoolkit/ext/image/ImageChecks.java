package io.github.sitemaptoolkit.ext.image;

import io.github.sitemaptoolkit.extension.Checks;
import io.github.sitemaptoolkit.extension.Findings;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The rules for the images of an entry together. */
final class ImageChecks implements Checks<Image> {

  @Override
  public void check(List<Image> values, UrlEntry owner, Findings findings) {
    boolean repeats = values.size() > 1 && findings.wants(ImageCodes.DUPLICATE);
    boolean hosts = findings.wants(ImageCodes.OTHER_DOMAIN);
    boolean secure = findings.wants(ImageCodes.INSECURE);
    Set<String> seen = repeats ? new HashSet<>() : Set.of();
    for (int i = 0; i < values.size(); i++) {
      String loc = values.get(i).loc();
      if (loc == null) {
        continue; // required, which the field says
      }
      if (loc.equals(owner.loc())) {
        findings.report(
            ImageCodes.LOC_EQUALS_PAGE, i, "loc", () -> "image:loc is the url of the page");
      }
      if (hosts && UrlParts.haveOtherHosts(owner.loc(), loc)) {
        findings.report(
            ImageCodes.OTHER_DOMAIN,
            i,
            "loc",
            () ->
                "the image is on "
                    + Problem.quoted(Objects.requireNonNull(UrlParts.hostName(loc)))
                    + ", another host than the page; verify both in Search Console");
      }
      if (secure && UrlParts.isInsecure(loc, owner.loc())) {
        findings.report(
            ImageCodes.INSECURE,
            i,
            "loc",
            () ->
                Problem.quoted(loc)
                    + " is http, its page https: browsers ask for it by https, or not at all");
      }
      if (repeats && !seen.add(loc)) {
        findings.report(
            ImageCodes.DUPLICATE,
            i,
            "loc",
            () -> "the entry already has the image " + Problem.quoted(loc));
      }
    }
  }
}
