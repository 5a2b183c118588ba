package io.github.sitemaptoolkit.web.jdk.java.util.concurrent.locks;

/** A lock where there is only one thread. */
public class ReentrantLock {

  /** Does nothing. */
  public void lock() {
    // nobody else is here
  }

  /** Returns true. */
  public boolean tryLock() {
    return true;
  }

  /** Does nothing. */
  public void unlock() {
    // nobody waits
  }
}
