package io.github.sitemaptoolkit.hosts.internal;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;

/** A host with its rules. Immutable once the rules are read, and safe for many threads. */
public interface HostEngine {

  /** Returns what the host answers to a visitor without cookies, by one step. */
  Answer answer(WebUrl url, SiteFolder folder);
}
