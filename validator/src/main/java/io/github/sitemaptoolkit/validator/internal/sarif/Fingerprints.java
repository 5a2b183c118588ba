package io.github.sitemaptoolkit.validator.internal.sarif;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.Sha256;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Recognises the findings of an input in a later version of it. A fingerprint is made of the rule,
 * the url and the path, without the number of the entry: so it stays the same if lines or entries
 * are inserted before it. Equal ones are numbered.
 */
public final class Fingerprints {

  private static final int BYTES = 8;

  /** In {@code url[207].image[2]}, that is the number 207. */
  private static final Pattern NUMBER_OF_ENTRY = Pattern.compile("^(\\w+)\\[\\d+]");

  private final Map<String, Integer> counts = new HashMap<>();

  /** Returns the fingerprint of the next finding. */
  public String next(Problem finding) {
    String path = finding.path() == null ? "" : finding.path();
    String place = NUMBER_OF_ENTRY.matcher(path).replaceFirst("$1");
    String text = String.join("\n", finding.code(), place, String.valueOf(finding.loc()));
    String name = Sha256.hex(text).substring(0, 2 * BYTES);
    return name + ':' + counts.merge(name, 1, Integer::sum);
  }
}
