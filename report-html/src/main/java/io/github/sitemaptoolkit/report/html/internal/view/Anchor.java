package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.Sha256;
import java.util.HashSet;
import java.util.Set;

/**
 * The ids of a page. The same kinds and places have the same ones in the page of the next run, as
 * long as the texts of a finding stay the same.
 */
public final class Anchor {

  private static final int HASHED = 8; // digits
  private static final int LONGEST = 100;

  private final Set<String> used = new HashSet<>();

  /** Returns a code as a text for ids and names of files. */
  static String of(String code) {
    var id = new StringBuilder();
    Problem.shortened(code, LONGEST)
        .chars()
        .forEach(
            c -> {
              boolean plain = c < 0x80 && (Character.isLetterOrDigit(c) || "-._".indexOf(c) >= 0);
              id.append(plain ? (char) c : '_');
            });
    return id.toString();
  }

  /** Returns the id of a kind: its code; of a second one with the same code, with its level. */
  public String kind(String code, String level) {
    String id = of(code);
    return unique(used.contains(id) ? id + '-' + level : id);
  }

  /** Returns the id of a place. */
  public String place(String kind, Problem finding) {
    String text =
        String.join(
            "\n",
            finding.location().source(),
            String.valueOf(finding.shownPath()),
            String.valueOf(finding.loc()),
            finding.message());
    return unique(kind + '-' + Sha256.hex(text).substring(0, HASHED));
  }

  private String unique(String id) {
    String unique = id;
    for (int i = 2; !used.add(unique); i++) {
      unique = id + '-' + i;
    }
    return unique;
  }
}
