package io.github.sitemaptoolkit.web.build;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Makes compiled code use the classes of the room {@code jdk} instead of those they are named
 * after.
 */
public final class Substitutions implements SubstitutionPolicy {

  private static final String ROOM = "io.github.sitemaptoolkit.web.jdk.";

  /** What the compiler's class library lacks, and what uses methods of it that it lacks. */
  private static final Set<String> CLASSES =
      Set.of(
          "java.net.IDN",
          "java.nio.file.FileSystemLoopException",
          "java.security.MessageDigest",
          "java.time.format.DateTimeFormatter",
          "java.util.HexFormat",
          "java.util.StringJoiner",
          "java.util.concurrent.atomic.AtomicReferenceArray",
          "java.util.concurrent.locks.ReentrantLock",
          "java.util.zip.CRC32C",
          "java.util.zip.GZIPOutputStream",
          "java.util.zip.Inflater",
          "org.mozilla.universalchardet.UniversalDetector",
          "io.github.sitemaptoolkit.internal.text.Words",
          "io.github.sitemaptoolkit.code.TableResource",
          "io.github.sitemaptoolkit.service.Services");

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(CLASSES::contains).packagePrefix(ROOM);
  }
}
