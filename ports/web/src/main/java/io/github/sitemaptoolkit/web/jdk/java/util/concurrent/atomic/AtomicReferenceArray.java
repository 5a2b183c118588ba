package io.github.sitemaptoolkit.web.jdk.java.util.concurrent.atomic;

import org.jspecify.annotations.Nullable;

/** An array where there is only one thread. */
public class AtomicReferenceArray<E> {

  private final @Nullable Object[] elements;

  /** Creates an array. */
  public AtomicReferenceArray(int length) {
    elements = new @Nullable Object[length];
  }

  /** Returns an element. */
  @SuppressWarnings("unchecked")
  public final @Nullable E get(int at) {
    return (E) elements[at];
  }

  /** Sets an element. */
  public final void set(int at, @Nullable E element) {
    elements[at] = element;
  }

  /** Sets an element and returns the former one. */
  public final @Nullable E getAndSet(int at, @Nullable E element) {
    E former = get(at);
    elements[at] = element;
    return former;
  }
}
