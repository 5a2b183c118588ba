package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.publisher.internal.plan.Item;
import io.github.sitemaptoolkit.publisher.internal.plan.Items;
import io.github.sitemaptoolkit.publisher.internal.plan.Key;
import io.github.sitemaptoolkit.publisher.internal.plan.Lastmod;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** Writes items to a temporary file and reads them back. Only this process uses the file. */
final class ItemFile implements Items, Closeable {

  private static final int BUFFER = 64 * 1024;

  private final Path path;
  private final DataInputStream in;
  private boolean ended;

  private ItemFile(Path path, DataInputStream in) {
    this.path = path;
    this.in = in;
  }

  /** Writes all items to a new file. */
  static void write(Path path, Items items) throws IOException {
    try (var out =
        new DataOutputStream(
            new BufferedOutputStream(
                Files.newOutputStream(path, StandardOpenOption.CREATE_NEW), BUFFER))) {
      for (Item item = items.next(); item != null; item = items.next()) {
        out.writeBoolean(true);
        write(item, out);
      }
      out.writeBoolean(false);
    } catch (IOException e) {
      throw Source.named(e, path.toString());
    }
  }

  private static void write(Item item, DataOutputStream out) throws IOException {
    bytes(item.key().bytes(), out);
    out.writeInt(item.key().identity());
    out.writeInt(item.key().locAt());
    out.writeInt(item.rank());
    Lastmod lastmod = item.lastmod();
    out.writeBoolean(lastmod != null);
    if (lastmod != null) {
      out.writeUTF(lastmod.text());
      out.writeLong(lastmod.second());
      out.writeInt(lastmod.nano());
    }
    out.writeInt(item.prefixes());
    out.writeByte(item.counts().length);
    for (int count : item.counts()) {
      out.writeInt(count);
    }
    out.writeLong(item.origin());
    bytes(item.markup(), out);
  }

  private static void bytes(byte[] bytes, DataOutputStream out) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Opens a file of items; closing deletes the file. */
  static ItemFile open(Path path) throws IOException {
    return new ItemFile(
        path, new DataInputStream(new BufferedInputStream(Files.newInputStream(path), BUFFER)));
  }

  @Override
  public @Nullable Item next() throws IOException {
    try {
      return read();
    } catch (IOException e) {
      throw Source.named(e, path.toString());
    }
  }

  private @Nullable Item read() throws IOException {
    ended = ended || !in.readBoolean();
    if (ended) {
      return null;
    }
    var key = new Key(bytes(), in.readInt(), in.readInt());
    int rank = in.readInt();
    Lastmod lastmod =
        in.readBoolean() ? new Lastmod(in.readUTF(), in.readLong(), in.readInt()) : null;
    int prefixes = in.readInt();
    int[] counts = new int[in.readByte()];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = in.readInt();
    }
    return new Item(key, rank, lastmod, prefixes, counts, in.readLong(), bytes());
  }

  private byte[] bytes() throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return bytes;
  }

  @Override
  public void close() throws IOException {
    in.close();
    Files.delete(path);
  }
}
