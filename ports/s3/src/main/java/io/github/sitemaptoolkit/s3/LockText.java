package io.github.sitemaptoolkit.s3;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.kept.FileVersion;
import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import io.github.sitemaptoolkit.s3.internal.machine.Owner;
import io.github.sitemaptoolkit.text.PrintableText;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What a lock says. Anybody may have written it.
 *
 * @param owner the process that holds it
 * @param id differs for each transaction
 * @param serial counts how often the transaction has written it, so that no two are the same
 * @param expiry how long after it was put it may be taken over; zero if it is not held
 * @param change what its owner, or one before, was about to change; null if nothing
 */
record LockText(
    Owner owner, String id, long serial, Duration expiry, @Nullable PlannedChange change) {

  private static final String KIND = "sitemap-lock ";
  private static final int VERSION = 2;
  private static final String FIRST = KIND + VERSION;
  private static final int LINES = 7; // before the change
  private static final int LONGEST_LINE = 200;

  /**
   * Refuses a lock of a later version.
   *
   * @param name the name of the lock in messages
   * @throws ForeignContentException if its version is later
   */
  static void check(byte[] bytes, String name) throws ForeignContentException {
    String head = new String(bytes, 0, Math.min(bytes.length, LONGEST_LINE), UTF_8);
    FileVersion.check(head, KIND, VERSION, name);
  }

  /**
   * Reads a lock.
   *
   * @return null if it was not written by publishing
   */
  static @Nullable LockText parse(byte[] bytes) {
    String text;
    try {
      text = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      return null;
    }
    String[] lines = new String[LINES];
    int at = 0;
    for (int i = 0; i < LINES; i++) {
      int end = text.indexOf('\n', at);
      if (end < 0 || end - at > LONGEST_LINE) {
        return null;
      }
      lines[i] = text.substring(at, end);
      at = end + 1;
    }
    try {
      Duration expiry = Duration.ofMillis(Long.parseLong(lines[6]));
      if (!lines[0].equals(FIRST) || expiry.isNegative() || expiry.compareTo(Lease.LONGEST) > 0) {
        return null;
      }
      String[] process = lines[3].split(" ", 2);
      var owner =
          new Owner(
              PrintableText.line(lines[1]),
              lines[2],
              Long.parseLong(process[0]),
              Long.parseLong(process[process.length - 1]));
      String change = text.substring(at);
      return new LockText(
          owner,
          lines[4],
          Long.parseLong(lines[5]),
          expiry,
          change.isEmpty() ? null : PlannedChange.parse(change));
    } catch (IllegalArgumentException e) { // also for what is not a number
      return null;
    }
  }

  byte[] bytes() {
    var text = new StringBuilder(FIRST).append('\n');
    text.append(owner.host()).append('\n').append(owner.machine()).append('\n');
    text.append(owner.pid()).append(' ').append(owner.started()).append('\n');
    text.append(id).append('\n').append(serial).append('\n');
    text.append(expiry.toMillis()).append('\n');
    if (change != null) {
      change.append(text);
    }
    return text.toString().getBytes(UTF_8);
  }

  /** Returns the next one to write. */
  LockText next(Duration held, @Nullable PlannedChange left) {
    return new LockText(owner, id, serial + 1, held, left);
  }

  /** Returns whether nobody else may have a lock that was put at this age. */
  boolean isHeld(Duration age, Machine machine) {
    return !expiry.isZero()
        && age.compareTo(expiry) < 0 // an age may be less than zero
        && !machine.isGone(owner);
  }
}
