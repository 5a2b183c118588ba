package io.github.sitemaptoolkit.hosts.internal;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;

/**
 * A host with a rule file that could not be read: nothing is known of it.
 *
 * @param file the name of the file
 */
public record UnreadHost(String file) implements HostEngine {

  @Override
  public Answer answer(WebUrl url, SiteFolder folder) {
    return Answer.unknown(file + " is longer than what is read", null);
  }
}
