import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The source of facts of docs/evidence.md: the list that the router of a shop is configured with. */
final class RouterList implements EvidenceSource {

  private final Path file;

  RouterList(Path file) {
    this.file = file;
  }

  @Override
  public String name() {
    return file.toString();
  }

  @Override
  public boolean isSite() {
    return true;
  }

  @Override
  public void read(FactTarget target) throws IOException {
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      int number = 1;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] words = line.split(" ");
        var at = new Location(name(), number++, 0);
        target.add(
            words[1].equals("gone")
                ? new Fact(words[0], FactKind.GONE, "410", "gone", at)
                : new Fact(words[0], FactKind.REDIRECT, words[1], "moved", at));
      }
    }
  }

  @Override
  public Fact ask(String address) {
    return address.contains("/search/")
        ? new Fact(address, FactKind.NOT_KNOWN, "", "the search answers", Location.of(name()))
        : null;
  }
}
