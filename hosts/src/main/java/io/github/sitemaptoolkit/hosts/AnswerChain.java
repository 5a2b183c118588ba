package io.github.sitemaptoolkit.hosts;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.AnswerKind;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of an address whose redirects are followed. A redirect of everything to one address
 * is not followed: no page is meant by it.
 *
 * <pre>{@code
 * AnswerChain chain = AnswerChain.of("https://example.com/old-page", site::answer);
 * }</pre>
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

  /** How many redirects are followed: as many as Google follows. */
  public static final int MOST_HOPS = 10;

  private static final String SOMEWHERE = "https://www.example.com";

  /** Why a chain ends. */
  public enum End {
    /** The last answer is no redirect. */
    ANSWERED,
    /** The last answer is a redirect to another site, or to what the host does not speak for. */
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

  /**
   * Follows the redirects of an address, as long as they stay on its site.
   *
   * @param address an address of the site, absolute or from its root, such as {@code /blog?x=1}
   * @param host returns what is answered for an address, by one step; null if it does not speak for
   *     it, but never for the first one
   * @throws IllegalArgumentException if nothing is answered for the first address
   */
  public static AnswerChain of(String address, Function<String, @Nullable Answer> host) {
    List<String> addresses = new ArrayList<>(List.of(address));
    List<Answer> answers = new ArrayList<>();
    List<String> asked = new ArrayList<>();
    // a path that begins with two slashes is no host here
    WebUrl url = WebUrl.parse(address.startsWith("/") ? SOMEWHERE + address : address, null);
    Answer answer = host.apply(address);
    if (answer == null) {
      throw new IllegalArgumentException("nothing is answered for \"" + address + '"');
    }
    while (true) {
      answers.add(answer);
      asked.add(url == null ? address : url.whole());
      if (answer.kind() != AnswerKind.REDIRECT) {
        return new AnswerChain(addresses, answers, End.ANSWERED, List.of());
      }
      WebUrl next = url == null ? null : next(url, answer);
      if (next == null || url == null || !next.origin().equals(url.origin())) {
        return new AnswerChain(addresses, answers, End.ELSEWHERE, List.of());
      } else if (asked.contains(next.whole())) {
        List<String> loop = addresses.subList(asked.indexOf(next.whole()), addresses.size());
        return new AnswerChain(addresses, answers, End.LOOP, loop);
      } else if (answers.size() > MOST_HOPS) {
        return new AnswerChain(addresses, answers, End.TOO_LONG, List.of());
      }
      String at = address.startsWith("/") ? next.path() + next.query() : next.whole();
      answer = host.apply(at);
      if (answer == null) {
        return new AnswerChain(addresses, answers, End.ELSEWHERE, List.of());
      }
      addresses.add(at);
      url = next;
    }
  }

  private static @Nullable WebUrl next(WebUrl url, Answer answer) {
    String location = answer.location();
    return location == null ? null : WebUrl.parse(location, url);
  }

  /** Returns the last answer. */
  public Answer last() {
    return answers.get(answers.size() - 1);
  }

  /** Returns how many redirects there are. */
  public int hops() {
    return (int) answers.stream().filter(answer -> answer.kind() == AnswerKind.REDIRECT).count();
  }
}
