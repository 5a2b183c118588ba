package io.github.sitemaptoolkit.testkit;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Code;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A feed context that records reported problems and losses, to test an extension's {@link
 * io.github.sitemaptoolkit.extension.FeedMapping}. Not thread-safe.
 *
 * @since 0.1
 */
public final class RecordingFeedContext implements FeedContext {

  private final List<String> problems = new ArrayList<>();
  private final List<String> lost = new ArrayList<>();

  private final DocumentInfo document;
  private final Set<String> wanted;
  private final Instant now;

  /**
   * Creates a context for a feed without information, in which no extension is wanted and the time
   * is {@link Instant#EPOCH}.
   */
  public RecordingFeedContext() {
    this(DocumentInfo.of(DocumentInfo.Kind.FEED), Set.of(), Instant.EPOCH);
  }

  /**
   * Creates a context for a feed.
   *
   * @param document the properties of the feed as a whole
   * @param wanted the ids for which {@link #wanted} returns true
   * @param now the time that {@link #now} returns
   */
  public RecordingFeedContext(DocumentInfo document, Set<String> wanted, Instant now) {
    this.document = document;
    this.wanted = Set.copyOf(wanted);
    this.now = now;
  }

  @Override
  public DocumentInfo document() {
    return document;
  }

  @Override
  public boolean isWanted(String id) {
    return wanted.contains(id);
  }

  @Override
  public Instant now() {
    return now;
  }

  @Override
  public void problem(Code code, String message) {
    problems.add(code.severity() + ": " + code + ": " + message);
  }

  @Override
  public void lost(String kind) {
    lost.add(kind);
  }

  /** Returns the reported problems, each as {@code severity: code: message}. */
  public List<String> problems() {
    return List.copyOf(problems);
  }

  /** Returns the reported losses, by kind; a kind appears as often as it was lost. */
  public List<String> lost() {
    return List.copyOf(lost);
  }
}
