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
 * the group, a zero, the hash and what identifies the item. The url and the date stand there once:
 * of most entries, the markup is a number of its shape.
 *
 * <p>Not thread-safe. What one codec has written can only be read by the same one.
 */
public final class ItemCodec implements Codec<Item> {

  /** What the key of an item takes besides its texts: a zero after the group, and the hash. */
  private static final int KEY = 1 + Long.BYTES;

  // What an item has, as bits of one byte.
  private static final int OWN_IDENTITY = 1;
  private static final int DATE = 2;
  private static final int OTHER = 4; // markup with values that are not published
  private static final int SHAPE = 8;

  private static final long[] NO_COUNTS = {};
  private static final byte[] NOTHING = {};

  private final MarkupShapes shapes = new MarkupShapes();
  private @Nullable Item last; // whose size was asked for
  private byte @Nullable [] date; // of the last item
  private int shape = MarkupShapes.NONE; // of the last item

  @Override
  public int size(Item item) {
    look(item);
    Key key = item.key();
    int size = Integer.BYTES + key.group().length() + KEY + key.identity().length + 1;
    if (hasOwnIdentity(key)) {
      size += sizeWithLength(key.locBytes());
    }
    size += SmallNumbers.size(Integer.toUnsignedLong(item.rank()));
    Lastmod lastmod = item.lastmod();
    if (lastmod != null && date != null) {
      size += sizeWithLength(date);
      size += SmallNumbers.size(SmallNumbers.ofSigned(lastmod.second()));
      size += SmallNumbers.size(lastmod.nano());
    }
    size += SmallNumbers.size(item.prefixes()) + SmallNumbers.size(item.counts().length);
    for (long count : item.counts()) {
      size += SmallNumbers.size(count);
    }
    size += SmallNumbers.size(item.origin());
    size += shape < 0 ? sizeWithLength(item.markup()) : SmallNumbers.size(shape);
    return size + (hasOther(item) ? sizeWithLength(item.published()) : 0);
  }

  /** Finds out what an item has, once for its size and what is written. */
  @SuppressWarnings("ReferenceEquality") // it is the very item whose size was asked for
  private void look(Item item) {
    if (item != last) {
      Lastmod lastmod = item.lastmod();
      last = item;
      date = lastmod == null ? null : lastmod.text().getBytes(StandardCharsets.ISO_8859_1);
      shape = shapes.find(item.markup(), item.key().locBytes(), date);
    }
  }

  private static int sizeWithLength(byte[] bytes) {
    return SmallNumbers.size(bytes.length) + bytes.length;
  }

  @Override
  public void write(Item item, ByteBuffer out) {
    look(item);
    Key key = item.key();
    writeKey(key, out);
    out.put(flags(item));
    if (hasOwnIdentity(key)) {
      writeBytes(key.locBytes(), out);
    }
    SmallNumbers.write(Integer.toUnsignedLong(item.rank()), out);
    Lastmod lastmod = item.lastmod();
    if (lastmod != null && date != null) {
      writeBytes(date, out);
      SmallNumbers.write(SmallNumbers.ofSigned(lastmod.second()), out);
      SmallNumbers.write(lastmod.nano(), out);
    }
    SmallNumbers.write(item.prefixes(), out);
    SmallNumbers.write(item.counts().length, out);
    for (long count : item.counts()) {
      SmallNumbers.write(count, out);
    }
    SmallNumbers.write(item.origin(), out);
    if (shape < 0) {
      writeBytes(item.markup(), out);
    } else {
      SmallNumbers.write(shape, out);
    }
    if (hasOther(item)) {
      writeBytes(item.published(), out);
    }
    last = null; // it must not be held
  }

  private byte flags(Item item) {
    return (byte)
        ((hasOwnIdentity(item.key()) ? OWN_IDENTITY : 0)
            | (item.lastmod() == null ? 0 : DATE)
            | (hasOther(item) ? OTHER : 0)
            | (shape < 0 ? 0 : SHAPE));
  }

  @Override
  public Item read(ByteBuffer in) {
    int keyLength = in.getInt();
    String group = readGroup(in);
    long hash = in.getLong();
    byte[] identity = readBytes(keyLength - group.length() - KEY, in);
    int flags = in.get();
    byte[] loc = (flags & OWN_IDENTITY) == 0 ? identity : readBytes(in);
    Key key = new Key(group, hash, identity, loc);
    if (hash != 0) {
      key.sampleHash(); // of what becomes a file, as long as the url is at hand
    }
    int rank = (int) SmallNumbers.read(in);
    byte[] text = (flags & DATE) == 0 ? null : readBytes(in);
    Lastmod lastmod = text == null ? null : readLastmod(text, in);
    long prefixes = SmallNumbers.read(in);
    int limited = (int) SmallNumbers.read(in);
    long[] counts = limited == 0 ? NO_COUNTS : new long[limited];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = SmallNumbers.read(in);
    }
    long origin = SmallNumbers.read(in);
    byte[] markup =
        (flags & SHAPE) == 0
            ? readBytes(in)
            : shapes.markup((int) SmallNumbers.read(in), loc, text);
    byte[] published = (flags & OTHER) == 0 ? markup : readBytes(in);
    return new Item(key, rank, lastmod, prefixes, counts, origin, markup, published);
  }

  /** Most entries are published as they are: that is kept once, in memory and in files. */
  private static boolean hasOther(Item item) {
    return item.published() != item.markup();
  }

  /** Most entries are identified by their url: that is kept once, in memory and in files. */
  private static boolean hasOwnIdentity(Key key) {
    return key.identity() != key.locBytes();
  }

  private static void writeKey(Key key, ByteBuffer out) {
    String group = key.group();
    out.putInt(group.length() + KEY + key.identity().length);
    for (int i = 0; i < group.length(); i++) {
      out.put((byte) group.charAt(i));
    }
    out.put((byte) 0).putLong(key.hash()).put(key.identity());
  }

  /** Reads the group and the zero after it. */
  private static String readGroup(ByteBuffer in) {
    int length = 0;
    while (in.get(in.position() + length) != 0) {
      length++;
    }
    byte[] text = readBytes(length, in);
    in.get();
    return length == 0 ? "" : new String(text, StandardCharsets.ISO_8859_1);
  }

  private static Lastmod readLastmod(byte[] text, ByteBuffer in) {
    long second = SmallNumbers.signed(SmallNumbers.read(in));
    int nano = (int) SmallNumbers.read(in);
    return new Lastmod(new String(text, StandardCharsets.ISO_8859_1), second, nano);
  }

  private static void writeBytes(byte[] bytes, ByteBuffer out) {
    SmallNumbers.write(bytes.length, out);
    out.put(bytes);
  }

  private static byte[] readBytes(ByteBuffer in) {
    return readBytes((int) SmallNumbers.read(in), in);
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
