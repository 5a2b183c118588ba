package io.github.sitemaptoolkit.hosts.internal;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A host with its rules. Immutable once the rules are read, and safe for many threads. */
public interface HostEngine {

  /** Returns what the host answers to a visitor without cookies, by one step. */
  Answer answer(WebUrl url, SiteFolder folder);

  /**
   * Returns the headers that rules add to an answer.
   *
   * @param file the file that is sent, by its path below the root; null if it is not known
   */
  default List<HostHeader> headers(WebUrl url, @Nullable String file) {
    return List.of();
  }
}
