package io.github.sitemaptoolkit.evidence;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The facts of a file, as lines of text. */
public final class FactList implements FactTarget {

  private final List<Fact> facts = new ArrayList<>();
  private final Problems problems = new Problems();
  private final EvidenceSource source;
  private boolean incomplete;

  private FactList(Path file, Context context) throws IOException {
    source = EvidenceFormats.load().open(file, context.withProblems(problems));
    source.read(this);
  }

  /** Writes a file and reads it. */
  public static FactList of(Path directory, String name, String text) throws IOException {
    return of(Files.writeString(directory.resolve(name), text), Context.load());
  }

  /** Reads a file. */
  public static FactList of(Path file, Context context) throws IOException {
    return new FactList(file, context);
  }

  @Override
  public void add(Fact fact) {
    facts.add(fact);
  }

  @Override
  public void incomplete() {
    incomplete = true;
  }

  /** Returns the source. */
  public EvidenceSource source() {
    return source;
  }

  /** Returns whether a part of the file could not be read. */
  public boolean isIncomplete() {
    return incomplete;
  }

  /** Returns the facts, each as kind, address, value and place, without what is empty. */
  public String text() {
    var text = new StringBuilder();
    for (Fact fact : facts) {
      Location at = fact.at();
      text.append(fact.kind()).append(' ').append(fact.address());
      text.append(fact.value().isEmpty() ? "" : " [" + fact.value() + ']');
      text.append(" at ").append(at.line()).append(':').append(at.column()).append('\n');
    }
    return text.toString();
  }

  /** Returns what the source says of each address. */
  public List<String> words() {
    return facts.stream().map(Fact::words).toList();
  }

  /** Returns the messages of the problems. */
  public List<String> problems() {
    return problems.first().stream().map(Problem::message).toList();
  }
}
