package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.plan.FilePlan;
import io.github.sitemaptoolkit.publisher.plan.PartStream;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.spark.internal.write.Staging.Attempt;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;

/**
 * Writes the planned files, unless they are published already. The rows come sorted by file and
 * url.
 *
 * <p>A file is first written on this machine: only when it is whole is it known whether it has
 * changed, and an attempt that fails has then put little elsewhere.
 *
 * @param before the files that were published: only they are compared
 */
record WriteFiles(
    List<FilePlan.Planned> files,
    Manifest settings,
    Staging staging,
    Set<Part> before,
    boolean compareAll,
    String name)
    implements MapPartitionsFunction<Row, Row> {

  /** A file that is part of the set now. */
  record Written(Part part, boolean changed) implements Serializable {}

  @Override
  public Iterator<Row> call(Iterator<Row> rows) throws Exception {
    Context context = Context.load();
    var task = new Task(new SetItems(context, settings, name));
    try {
      while (rows.hasNext()) {
        task.add(rows.next());
      }
      return task.finish().iterator();
    } catch (Exception e) {
      task.abort(e);
      throw e;
    } finally {
      Files.deleteIfExists(task.scratch);
    }
  }

  /** The files of one task, of which one is open. */
  private final class Task {

    private final SetItems items;
    private final Path scratch;
    private final List<Row> written = new ArrayList<>();
    private final Set<Integer> seen = new HashSet<>();
    private @Nullable Attempt attempt; // if there is a changed file
    private @Nullable PartStream part;
    private @Nullable OutputStream out;
    private int file = -1;

    Task(SetItems items) throws IOException {
      this.items = items;
      this.scratch = Files.createTempFile("sitemap-", ".part");
    }

    void add(Row row) throws IOException {
      int next = StoredItems.file(row);
      PartStream to = part;
      if (to == null || next != file) {
        finishFile();
        if (!seen.add(next)) {
          throw new IllegalStateException("the rows are not sorted");
        }
        OutputStream opened = new BufferedOutputStream(Files.newOutputStream(scratch));
        out = opened;
        file = next;
        to = items.part(files.get(next), opened);
        part = to;
      }
      to.write(StoredItems.item(row));
    }

    private void finishFile() throws IOException {
      PartStream whole = part;
      OutputStream opened = out;
      if (whole == null || opened == null) {
        return;
      }
      Part plain = whole.finish();
      Part done = settings.isImmutable() ? plain.immutable() : plain;
      opened.close();
      part = null;
      boolean known = compareAll || before.contains(done);
      boolean changed = !known || !staging.target().holds(done);
      if (changed) {
        put(done.file());
      }
      written.add(RowFactory.create((Object) Notes.bytes(new Written(done, changed))));
    }

    private void put(String name) throws IOException {
      Attempt own = attempt == null ? staging.attempt() : attempt;
      attempt = own;
      try (OutputStream to = own.create(name);
          Sink sink = Sink.of(to, name, Sink.isCompressedName(name))) {
        Files.copy(scratch, sink.stream());
        sink.commit();
      }
    }

    List<Row> finish() throws IOException {
      finishFile();
      if (attempt != null) {
        attempt.commit();
      }
      return written;
    }

    void abort(Exception cause) {
      try {
        if (out != null) {
          out.close();
        }
        if (attempt != null) {
          attempt.abort();
        }
      } catch (IOException e) {
        cause.addSuppressed(e);
      }
    }
  }
}
