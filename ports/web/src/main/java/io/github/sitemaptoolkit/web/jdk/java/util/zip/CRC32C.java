package io.github.sitemaptoolkit.web.jdk.java.util.zip;

import java.util.zip.Checksum;

/** The checksum of RFC 3720, appendix B.4. */
public final class CRC32C implements Checksum {

  private static final int REVERSED_POLYNOMIAL = 0x82F63B78;
  private static final int[] TABLE = table();

  private int crc = ~0;

  private static int[] table() {
    int[] table = new int[256];
    for (int i = 0; i < table.length; i++) {
      int value = i;
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        value = (value & 1) == 0 ? value >>> 1 : value >>> 1 ^ REVERSED_POLYNOMIAL;
      }
      table[i] = value;
    }
    return table;
  }

  @Override
  public void update(int b) {
    crc = TABLE[(crc ^ b) & 0xFF] ^ crc >>> Byte.SIZE;
  }

  @Override
  public void update(byte[] bytes, int offset, int length) {
    for (int i = offset; i < offset + length; i++) {
      update(bytes[i]);
    }
  }

  @Override
  public long getValue() {
    return ~crc & 0xFFFFFFFFL;
  }

  @Override
  public void reset() {
    crc = ~0;
  }
}
