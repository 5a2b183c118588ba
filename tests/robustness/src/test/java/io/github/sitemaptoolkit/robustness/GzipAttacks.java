package io.github.sitemaptoolkit.robustness;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.robustness.Attack.Body;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;

/** What compressed data can do to who opens it. */
final class GzipAttacks {

  private static final int FLAGS = 3;
  private static final int HEADER = 10;

  private final byte[] good = compressed(List.of((Corpus.SITE + "a\n").getBytes(UTF_8)));
  private final long mega;
  private final int each;
  private final List<Attack> attacks = new ArrayList<>();

  GzipAttacks(int scale) {
    this.mega = scale * (1L << 20);
    this.each = scale > 1 ? 1 : 5; // of the bombs: they take longest
  }

  List<Attack> all() {
    List<Attack> bombs = bombs();
    for (int i = 0; i < bombs.size(); i += each) {
      attacks.add(bombs.get(i));
    }
    attacks.add(Attack.of("gzip/nested", "txt", good).gzipped().gzipped().gzipped().gzipped());
    damages();
    headers();
    members();
    return attacks;
  }

  private void add(String name, byte[]... parts) {
    byte[] all = concatenated(parts);
    attacks.add(new Attack("gzip/" + name, "txt.gz", out -> out.write(all)));
  }

  private List<Attack> bombs() {
    List<Attack> bombs = new ArrayList<>();
    for (int megabytes : new int[] {2, 16}) {
      for (char c : new char[] {' ', '\0', 'a', '<'}) {
        byte[] block = new byte[1 << 16];
        Arrays.fill(block, (byte) c);
        Body bomb = out -> repeat(out, block, megabytes * mega / block.length);
        String name = "gzip/bomb-" + megabytes + "-" + (int) c;
        bombs.add(new Attack(name + "/alone", "txt", bomb).gzipped());
        bombs.add(new Attack(name + "/list", "txt", after(Corpus.SITE, bomb)).gzipped());
        String root = "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">";
        bombs.add(new Attack(name + "/root", "xml", after(root, bomb)).gzipped());
        bombs.add(new Attack(name + "/comment", "xml", after("<!--", bomb)).gzipped());
        bombs.add(new Attack(name + "/feed", "rss", after("<rss><channel>", bomb)).gzipped());
        bombs.add(new Attack(name + "/twice", "xml", after(root, bomb)).gzipped().gzipped());
      }
    }
    return bombs;
  }

  private static Body after(String begin, Body rest) {
    return out -> {
      out.write(begin.getBytes(UTF_8));
      rest.writeTo(out);
    };
  }

  private static void repeat(OutputStream out, byte[] block, long times) throws IOException {
    for (long i = 0; i < times; i++) {
      out.write(block);
    }
  }

  private void damages() {
    for (int length = 0; length < good.length; length++) {
      add("cut-at-" + length, Arrays.copyOf(good, length));
    }
    for (int at = 0; at < good.length; at++) {
      byte[] damaged = good.clone();
      damaged[at] ^= 0x55;
      add("damaged-at-" + at, damaged);
    }
    byte[] noise = new byte[100_000];
    new Random(5).nextBytes(noise);
    add("noise", Arrays.copyOf(good, HEADER), noise);
    add("garbage-behind", good, noise);
    add("zeros-behind", good, new byte[1 << 20]);
    add("zip-behind", good, "PK\3\4".getBytes(UTF_8));
  }

  private void headers() {
    byte[] endless = new byte[1 << 20];
    Arrays.fill(endless, (byte) 'a');
    for (int flags = 0; flags < 256; flags++) {
      if (Integer.bitCount(flags) == 1 || flags == 0xFF) {
        byte[] header = Arrays.copyOf(good, HEADER);
        header[FLAGS] = (byte) flags;
        add("flags-" + flags, header, Arrays.copyOfRange(good, HEADER, good.length));
        add("flags-" + flags + "-endless", header, endless);
        add("flags-" + flags + "-zeros", header, new byte[1 << 20]);
      }
    }
  }

  private void members() {
    byte[] empty = compressed(List.of());
    byte[] line = compressed(List.of((Corpus.SITE + "b\n").getBytes(UTF_8)));
    attacks.add(new Attack("gzip/empty-members", "txt.gz", out -> repeat(out, empty, 100_000)));
    attacks.add(new Attack("gzip/member-flood", "txt.gz", out -> repeat(out, line, 20_000)));
    add("empty-member-first", empty, good);
    add("only-an-empty-member", empty);
    add("zeros-between", good, new byte[100], good);
  }

  private static byte[] concatenated(byte[]... parts) {
    var all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  private static byte[] compressed(List<byte[]> parts) {
    var bytes = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(bytes)) {
      for (byte[] part : parts) {
        gzip.write(part);
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return bytes.toByteArray();
  }
}
