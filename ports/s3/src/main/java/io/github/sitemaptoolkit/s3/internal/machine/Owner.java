package io.github.sitemaptoolkit.s3.internal.machine;

/**
 * A process that publishes.
 *
 * @param host the name of its machine, for people; empty if unknown
 * @param machine what no other machine has, nor the same one after it was started again; empty if
 *     unknown
 * @param pid its number there
 * @param started when it was started, by a clock that nobody sets: numbers of processes are used
 *     again
 */
public record Owner(String host, String machine, long pid, long started) {

  /** Returns the process as it is called in messages. */
  @Override
  public String toString() {
    return "process " + pid + (host.isEmpty() ? "" : " on " + host);
  }
}
