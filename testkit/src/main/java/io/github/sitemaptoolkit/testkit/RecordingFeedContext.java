package io.github.sitemaptoolkit.testkit;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * A feed's context that remembers what is said to it: for tests of how extensions map from feeds.
 */
public final class RecordingFeedContext implements FeedContext {

  private final List<String> problems = new ArrayList<>();
  private final List<String> lost = new ArrayList<>();

  /** Creates a context of a feed that nothing is known of. */
  public RecordingFeedContext() {}

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

  /** Returns the problems, each as {@code severity: code: message}. */
  public List<String> problems() {
    return List.copyOf(problems);
  }

  /** Returns the kinds that were lost, one for each time. */
  public List<String> lost() {
    return List.copyOf(lost);
  }
}
