package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.List;

/** Remembers what is said to it. */
final class RecordingContext implements FeedContext {

  final List<String> problems = new ArrayList<>();
  final List<String> lost = new ArrayList<>();

  @Override
  public DocumentInfo document() {
    return DocumentInfo.of(DocumentInfo.Kind.FEED);
  }

  @Override
  public void problem(Severity severity, String code, String message) {
    problems.add(severity + ": " + code + ": " + message);
  }

  @Override
  public void lost(String kind) {
    lost.add(kind);
  }
}
