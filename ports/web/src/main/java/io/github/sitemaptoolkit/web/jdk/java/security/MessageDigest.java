package io.github.sitemaptoolkit.web.jdk.java.security;

import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** SHA-256, as in FIPS 180-4: the part of the JDK's class that the toolkit uses. */
public final class MessageDigest {

  private static final int BLOCK = 64;
  private static final int LENGTH_AT = BLOCK - Long.BYTES;
  private static final int ROUNDS = 64;
  private static final int[] CONSTANTS = new int[ROUNDS];
  private static final int[] BEGIN = new int[8];

  static {
    int count = 0;
    for (int number = 2; count < ROUNDS; number++) {
      if (isPrime(number)) {
        CONSTANTS[count] = fraction(Math.cbrt(number));
        if (count < BEGIN.length) {
          BEGIN[count] = fraction(Math.sqrt(number));
        }
        count++;
      }
    }
  }

  private final int[] state = BEGIN.clone();
  private final int[] words = new int[ROUNDS];
  private final byte[] block = new byte[BLOCK];
  private long length;

  private MessageDigest() {}

  /** Returns a digest. */
  public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
    if (!algorithm.equals("SHA-256")) {
      throw new NoSuchAlgorithmException(algorithm);
    }
    return new MessageDigest();
  }

  private static boolean isPrime(int number) {
    for (int i = 2; i * i <= number; i++) {
      if (number % i == 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns the first 32 bits behind the point. */
  private static int fraction(double root) {
    return (int) (long) ((root - Math.floor(root)) * 0x1p32);
  }

  /** Adds a byte. */
  public void update(byte b) {
    block[(int) (length++ % BLOCK)] = b;
    if (length % BLOCK == 0) {
      mix();
    }
  }

  /** Adds bytes. */
  public void update(byte[] bytes) {
    for (byte b : bytes) {
      update(b);
    }
  }

  /** Adds bytes and returns the digest. */
  public byte[] digest(byte[] bytes) {
    update(bytes);
    return digest();
  }

  /** Returns the digest of all bytes, and begins again. */
  public byte[] digest() {
    long bits = length * Byte.SIZE;
    update((byte) 0x80);
    while (length % BLOCK != LENGTH_AT) {
      update((byte) 0);
    }
    for (int i = Long.BYTES - 1; i >= 0; i--) {
      update((byte) (bits >>> (i * Byte.SIZE)));
    }
    byte[] digest = new byte[state.length * Integer.BYTES];
    for (int i = 0; i < digest.length; i++) {
      digest[i] = (byte) (state[i / 4] >>> (24 - i % 4 * Byte.SIZE));
    }
    reset();
    return digest;
  }

  /** Begins again. */
  public void reset() {
    System.arraycopy(BEGIN, 0, state, 0, BEGIN.length);
    Arrays.fill(block, (byte) 0);
    length = 0;
  }

  private void mix() {
    int[] w = words;
    for (int i = 0; i < 16; i++) {
      w[i] =
          block[4 * i] << 24
              | (block[4 * i + 1] & 0xFF) << 16
              | (block[4 * i + 2] & 0xFF) << 8
              | block[4 * i + 3] & 0xFF;
    }
    for (int i = 16; i < ROUNDS; i++) {
      int s0 =
          Integer.rotateRight(w[i - 15], 7) ^ Integer.rotateRight(w[i - 15], 18) ^ w[i - 15] >>> 3;
      int s1 =
          Integer.rotateRight(w[i - 2], 17) ^ Integer.rotateRight(w[i - 2], 19) ^ w[i - 2] >>> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    int[] v = state.clone();
    for (int i = 0; i < ROUNDS; i++) {
      int e = v[4];
      int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int t1 = v[7] + s1 + (e & v[5] ^ ~e & v[6]) + CONSTANTS[i] + w[i];
      int a = v[0];
      int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int t2 = s0 + (a & v[1] ^ a & v[2] ^ v[1] & v[2]);
      System.arraycopy(v, 0, v, 1, v.length - 1);
      v[4] += t1;
      v[0] = t1 + t2;
    }
    for (int i = 0; i < v.length; i++) {
      state[i] += v[i];
    }
  }
}
