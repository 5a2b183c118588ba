package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.text.PrintableText;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a lock says. Anybody may have written it.
 *
 * @param owner the process that holds it, for people
 * @param id differs for each transaction
 * @param serial counts how often the transaction has written it, so that no two are the same
 * @param expiry how long after it was put it may be taken over; zero if it is not held
 * @param names the files that may be left over, should the owner be gone
 */
record LockText(String owner, String id, long serial, Duration expiry, SortedSet<String> names) {

  private static final String FIRST = "sitemap-lock 1";
  private static final int LINES = 5; // before the names
  private static final int LONGEST_OWNER = 200;

  /**
   * Reads a lock.
   *
   * @return null if it was not written by publishing
   */
  static @Nullable LockText parse(byte[] bytes) {
    List<String> lines;
    try {
      lines =
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(bytes))
              .toString()
              .lines()
              .toList();
    } catch (CharacterCodingException e) {
      return null;
    }
    if (lines.size() < LINES || !lines.get(0).equals(FIRST)) {
      return null;
    }
    SortedSet<String> names = new TreeSet<>(lines.subList(LINES, lines.size()));
    String owner = lines.get(1);
    if (owner.length() > LONGEST_OWNER || !names.stream().allMatch(SetNames::isPublished)) {
      return null;
    }
    try {
      Duration expiry = Duration.ofMillis(Long.parseLong(lines.get(4)));
      boolean possible = !expiry.isNegative() && expiry.compareTo(Lease.LONGEST) <= 0;
      long serial = Long.parseLong(lines.get(3));
      return possible
          ? new LockText(PrintableText.line(owner), lines.get(2), serial, expiry, names)
          : null;
    } catch (NumberFormatException e) {
      return null;
    }
  }

  byte[] bytes() {
    var text = new StringBuilder(FIRST).append('\n');
    text.append(owner).append('\n').append(id).append('\n').append(serial).append('\n');
    text.append(expiry.toMillis()).append('\n');
    names.forEach(name -> text.append(name).append('\n'));
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Returns the next one to write. */
  LockText next(Duration held, Collection<String> left) {
    return new LockText(owner, id, serial + 1, held, new TreeSet<>(left));
  }

  /** Returns whether nobody else may have a lock that was put at this age. */
  boolean isHeld(Duration age) {
    return !expiry.isZero() && age.compareTo(expiry) < 0; // an age may be less than zero
  }
}
