package io.github.sitemaptoolkit.hosts;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.AnswerKind;
import java.util.List;

/**
 * What becomes of an address whose redirects are followed.
 *
 * @param addresses the addresses that were asked, the first one first
 * @param answers what the host answered to each
 * @param end why it is not followed further
 * @param loop the addresses that lead to each other; empty if there is no loop
 * @since 0.1
 */
@Incubating
public record AnswerChain(
    List<String> addresses, List<Answer> answers, End end, List<String> loop) {

  /** Why a chain ends. */
  public enum End {
    /** The last answer is no redirect. */
    ANSWERED,
    /** The last answer is a redirect to another site. */
    ELSEWHERE,
    /** The last answer is a redirect to an address that was asked before. */
    LOOP,
    /** There are more redirects than anybody follows. */
    TOO_LONG
  }

  /** Copies the lists. */
  public AnswerChain {
    addresses = List.copyOf(addresses);
    answers = List.copyOf(answers);
    loop = List.copyOf(loop);
  }

  /** Returns the last answer. */
  public Answer last() {
    return answers.get(answers.size() - 1);
  }

  /** Returns how many redirects there are. */
  public int hops() {
    return (int) answers.stream().filter(answer -> answer.location() != null).count();
  }

  /** Returns whether it ends in a page of the site. */
  public boolean isPage() {
    return end == End.ANSWERED
        && (last().kind() == AnswerKind.FILE || last().kind() == AnswerKind.REWRITE);
  }
}
