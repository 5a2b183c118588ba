import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.validator.evidence.EvidenceFormat;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import java.nio.file.Path;

/** The format of docs/evidence.md: it knows the lists of {@link RouterList} by their name. */
public final class RouterFormat implements EvidenceFormat {

  @Override
  public String id() {
    return "router-list";
  }

  @Override
  public EvidenceSource open(Source head, Path file, Context context) {
    return file.endsWith("router.txt") ? new RouterList(file) : null;
  }
}
