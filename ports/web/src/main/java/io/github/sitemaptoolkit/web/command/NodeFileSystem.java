package io.github.sitemaptoolkit.web.command;

import org.teavm.runtime.fs.VirtualFile;
import org.teavm.runtime.fs.VirtualFileSystem;

/** What paths need to know of the files of Node.js. */
final class NodeFileSystem implements VirtualFileSystem {

  @Override
  public String getUserDir() {
    return Disks.disk().directory();
  }

  @Override
  public VirtualFile getFile(String path) {
    throw new UnsupportedOperationException(path);
  }

  @Override
  public boolean isWindows() {
    return false;
  }

  @Override
  public String canonicalize(String path) {
    return path;
  }

  @Override
  public String[] getRoots() {
    return new String[] {"/"};
  }
}
