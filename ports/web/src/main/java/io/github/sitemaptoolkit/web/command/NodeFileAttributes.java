package io.github.sitemaptoolkit.web.command;

import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import org.jspecify.annotations.Nullable;

/** What Node.js knows of a file. */
public final class NodeFileAttributes implements BasicFileAttributes {

  private final String kind;
  private final long size;
  private final long millis;
  private final String key;

  private NodeFileAttributes(String... parts) {
    this.kind = parts[0];
    this.size = Long.parseLong(parts[1]);
    this.millis = Long.parseLong(parts[2]);
    this.key = parts[3];
  }

  /** Reads what {@link Disk#stat} returns; null stays null. */
  public static @Nullable NodeFileAttributes of(@Nullable String text) {
    return text == null ? null : new NodeFileAttributes(text.split(" ", -1));
  }

  @Override
  public FileTime lastModifiedTime() {
    return FileTime.fromMillis(millis);
  }

  @Override
  public FileTime lastAccessTime() {
    return lastModifiedTime();
  }

  @Override
  public FileTime creationTime() {
    return lastModifiedTime();
  }

  @Override
  public boolean isRegularFile() {
    return kind.equals("file");
  }

  @Override
  public boolean isDirectory() {
    return kind.equals("directory");
  }

  @Override
  public boolean isSymbolicLink() {
    return kind.equals("link");
  }

  @Override
  public boolean isOther() {
    return kind.equals("other");
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public Object fileKey() {
    return key;
  }
}
