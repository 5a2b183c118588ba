package io.github.sitemaptoolkit.ext.image;

import io.github.sitemaptoolkit.extension.Checks;
import io.github.sitemaptoolkit.extension.Findings;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The rules for the images of an entry together. */
final class ImageChecks implements Checks<Image> {

  @Override
  public void check(List<Image> values, UrlEntry owner, Findings findings) {
    Set<String> seen = values.size() > 1 ? new HashSet<>() : Set.of();
    for (int i = 0; i < values.size(); i++) {
      String loc = values.get(i).loc();
      if (loc == null) {
        continue; // required, which the field says
      }
      if (loc.equals(owner.loc())) {
        findings.report(
            ImageCodes.LOC_EQUALS_PAGE, i, "loc", () -> "image:loc is the url of the page");
      }
      if (!hasHostOf(owner.loc(), loc)) {
        findings.report(
            ImageCodes.OTHER_DOMAIN,
            i,
            "loc",
            () -> "the image is on another host than the page; verify both in Search Console");
      }
      if (values.size() > 1 && !seen.add(loc)) {
        findings.report(
            ImageCodes.DUPLICATE,
            i,
            "loc",
            () -> "the entry already has the image " + Problem.quoted(loc));
      }
    }
  }

  /** Returns whether two urls have the same host and port, or one has none. */
  private static boolean hasHostOf(String page, String image) {
    int pageHost = host(page);
    int imageHost = host(image);
    int length = hostEnd(page, pageHost) - pageHost;
    return pageHost < 0
        || imageHost < 0
        || (length == hostEnd(image, imageHost) - imageHost
            && page.regionMatches(true, pageHost, image, imageHost, length));
  }

  private static int host(String url) {
    int colon = url.indexOf("://");
    return colon < 0 ? -1 : colon + 3;
  }

  private static int hostEnd(String url, int from) {
    int end = Math.max(0, from);
    while (end < url.length() && "/?#".indexOf(url.charAt(end)) < 0) {
      end++;
    }
    return end;
  }
}
