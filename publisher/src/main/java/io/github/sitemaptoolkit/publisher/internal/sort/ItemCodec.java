package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.sort.Codec;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Turns items into bytes and back. They begin with the key that {@link Item#ORDER} compares first:
 * the group, a zero, the hash and what identifies the item.
 */
public final class ItemCodec implements Codec<Item> {

  /** The size of an item whose texts, counts, url and markup are all empty. */
  private static final int LEAST = 4 * Integer.BYTES + 3 * Long.BYTES + 4;

  /** What the key of an item takes besides its texts: a zero after the group, and the hash. */
  private static final int KEY = 1 + Long.BYTES;

  private static final long[] NONE = {};
  private static final byte[] NOTHING = {};

  private static final int DATE = Integer.BYTES + Long.BYTES + Integer.BYTES;

  @Override
  public int size(Item item) {
    Key key = item.key();
    Lastmod lastmod = item.lastmod();
    return LEAST
        + key.group().length()
        + key.identity().length
        + (hasOwnIdentity(key) ? Integer.BYTES + key.locBytes().length : 0)
        + (lastmod == null ? 0 : DATE + lastmod.text().length())
        + item.counts().length * Long.BYTES
        + item.markup().length
        + (hasOther(item) ? Integer.BYTES + item.published().length : 0);
  }

  @Override
  public void write(Item item, ByteBuffer out) {
    write(item.key(), out);
    out.putInt(item.rank());
    write(item.lastmod(), out);
    out.putLong(item.prefixes());
    out.putInt(item.counts().length);
    for (long count : item.counts()) {
      out.putLong(count);
    }
    out.putLong(item.origin());
    writeBytes(item.markup(), out);
    out.put((byte) (hasOther(item) ? 1 : 0));
    if (hasOther(item)) {
      writeBytes(item.published(), out);
    }
  }

  @Override
  public Item read(ByteBuffer in) {
    Key key = readKey(in);
    int rank = in.getInt();
    Lastmod lastmod = readLastmod(in);
    long prefixes = in.getLong();
    int limited = in.getInt();
    long[] counts = limited == 0 ? NONE : new long[limited];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = in.getLong();
    }
    long origin = in.getLong();
    byte[] markup = readBytes(in);
    byte[] published = in.get() == 0 ? markup : readBytes(in);
    return new Item(key, rank, lastmod, prefixes, counts, origin, markup, published);
  }

  /** Most entries are published as they are: that is kept once, in memory and in files. */
  private static boolean hasOther(Item item) {
    return item.published() != item.markup();
  }

  private static void write(Key key, ByteBuffer out) {
    String group = key.group();
    out.putInt(group.length() + KEY + key.identity().length);
    for (int i = 0; i < group.length(); i++) {
      out.put((byte) group.charAt(i));
    }
    out.put((byte) 0).putLong(key.hash()).put(key.identity());
    boolean own = hasOwnIdentity(key);
    out.put((byte) (own ? 1 : 0));
    if (own) {
      writeBytes(key.locBytes(), out);
    }
  }

  private static Key readKey(ByteBuffer in) {
    int length = in.getInt();
    int groupLength = 0;
    while (in.get(in.position() + groupLength) != 0) {
      groupLength++;
    }
    String group = readText(groupLength, in);
    in.get(); // the zero
    long hash = in.getLong();
    byte[] identity = readBytes(length - groupLength - KEY, in);
    Key key = new Key(group, hash, identity, in.get() == 0 ? identity : readBytes(in));
    if (hash != 0) {
      key.sampleHash(); // of what becomes a file, as long as the url is at hand
    }
    return key;
  }

  /** Most entries are identified by their url: that is kept once, in memory and in files. */
  private static boolean hasOwnIdentity(Key key) {
    return key.identity() != key.locBytes();
  }

  private static void write(@Nullable Lastmod lastmod, ByteBuffer out) {
    out.put((byte) (lastmod == null ? 0 : 1));
    if (lastmod != null) {
      writeText(lastmod.text(), out);
      out.putLong(lastmod.second());
      out.putInt(lastmod.nano());
    }
  }

  private static @Nullable Lastmod readLastmod(ByteBuffer in) {
    return in.get() == 0 ? null : new Lastmod(readText(in.getInt(), in), in.getLong(), in.getInt());
  }

  /** Writes a date, which has ASCII characters only. */
  private static void writeText(String text, ByteBuffer out) {
    writeBytes(text.getBytes(StandardCharsets.ISO_8859_1), out);
  }

  private static String readText(int length, ByteBuffer in) {
    byte[] text = readBytes(length, in);
    return text.length == 0 ? "" : new String(text, StandardCharsets.ISO_8859_1);
  }

  private static void writeBytes(byte[] bytes, ByteBuffer out) {
    out.putInt(bytes.length);
    out.put(bytes);
  }

  private static byte[] readBytes(ByteBuffer in) {
    return readBytes(in.getInt(), in);
  }

  private static byte[] readBytes(int length, ByteBuffer in) {
    if (length == 0) {
      return NOTHING;
    }
    byte[] bytes = new byte[length];
    in.get(bytes);
    return bytes;
  }
}
