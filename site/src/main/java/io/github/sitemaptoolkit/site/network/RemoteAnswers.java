package io.github.sitemaptoolkit.site.network;

import io.github.sitemaptoolkit.remote.http.RemoteResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Answers with documents that came from elsewhere, or as something else. Safe for many threads. */
public final class RemoteAnswers {

  private static final int MOST = 10_000; // more are not reported
  private static final Pattern USUAL =
      Pattern.compile("text/plain.*|.*(xml|gzip|octet-stream|json|csv).*");

  /**
   * An answer.
   *
   * @param url the url that was asked for
   * @param target the url that it redirects to; null if it does not
   * @param mediaType the media type, if it is none of a sitemap, feed, table or list; null
   *     otherwise
   * @param falseGzip tells, once it has arrived, whether it is not compressed with gzip although it
   *     says so
   */
  public record Answer(
      String url, @Nullable String target, @Nullable String mediaType, BooleanSupplier falseGzip) {}

  private final List<Answer> remarkable = new ArrayList<>();

  /** Adds an answer, if there is something to say of it. */
  public void add(String url, RemoteResponse response) {
    if (response.status() != 200) {
      return;
    }
    String target = response.redirects().isEmpty() ? null : response.url();
    String type = response.header("Content-Type").orElse(null);
    boolean usual = type == null || USUAL.matcher(type.toLowerCase(Locale.ROOT)).matches();
    BooleanSupplier falseGzip = response.falseGzip();
    boolean encoded = response.header("Content-Encoding").isPresent();
    if (target != null || !usual || encoded) {
      add(new Answer(url, target, usual ? null : type, falseGzip));
    }
  }

  private synchronized void add(Answer answer) {
    if (remarkable.size() < MOST) {
      remarkable.add(answer);
    }
  }

  /** Returns the answers so far. */
  public synchronized List<Answer> remarkable() {
    return List.copyOf(remarkable);
  }
}
