package io.github.sitemaptoolkit.web.command;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * The files of Node.js. What fails returns null, -1 or false, and {@link #failure} then says why,
 * as a code such as {@code ENOENT}, a space and a message.
 */
public interface Disk extends JSObject {

  /** Returns the directory that relative paths begin in. */
  String directory();

  /** Returns the directory of temporary files. */
  String temporary();

  /**
   * Returns what is known of a file: its kind (file, directory, link or other), size, time in
   * milliseconds and identity, with spaces between.
   */
  @Nullable String stat(String path, boolean follow);

  /** Returns the names in a directory, with a NUL character behind each. */
  @Nullable String list(String path);

  /** Returns where a link leads to. */
  @Nullable String link(String path);

  /** Returns a path without links. */
  @Nullable String real(String path);

  /** Returns whether a file may be read, or written. */
  boolean may(String path, boolean write);

  /**
   * Opens a file.
   *
   * @param flags as {@code fs.open} has them
   */
  int open(String path, String flags);

  /** Returns some bytes, none at the end. */
  @Nullable Int8Array read(int file, int most);

  /** Writes bytes. */
  boolean write(int file, Int8Array bytes);

  /** Forces a file to the disk. */
  boolean force(int file);

  /** Closes a file. */
  boolean close(int file);

  /** Returns bytes as a part of a compressed stream, without its header and checksum. */
  @Nullable Int8Array deflate(Int8Array bytes, boolean last);

  /** Gives a file the permissions of the one it replaces, if there is one, and its name. */
  boolean move(String from, String to);

  /** Removes a file. */
  boolean remove(String path);

  /** Creates a directory. */
  boolean make(String path);

  /** Returns why the last call failed. */
  String failure();
}
