package io.github.sitemaptoolkit.robustness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The main part of a process that does something with each line of a file, and prints a line about
 * each: what came of it and how many milliseconds it took.
 */
public final class OneByOne {

  private OneByOne() {}

  /** What is done with a line; returns what came of it. */
  public interface Task {
    /** Does it. */
    String run(String line) throws Exception;
  }

  /**
   * Runs a task for each line.
   *
   * @param arguments the file, and how many milliseconds a task may take before it counts as hung
   */
  public static void run(String[] arguments, Task task) throws IOException, InterruptedException {
    long most = Long.parseLong(arguments[1]);
    for (String line : Files.readAllLines(Path.of(arguments[0]))) {
      long begin = System.nanoTime();
      String[] result = {""};
      var run = new Thread(() -> result[0] = result(task, line)); // its stack is what -Xss says
      run.start();
      run.join(most);
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
      if (run.isAlive()) {
        System.out.println("hung in " + List.of(run.getStackTrace()) + ' ' + millis);
        System.out.flush();
        Runtime.getRuntime().halt(1);
      }
      System.out.println(result[0] + ' ' + millis);
    }
  }

  private static String result(Task task, String line) {
    try {
      return task.run(line);
    } catch (Throwable e) { // errors too: they are what is looked for
      StackTraceElement[] frames = e.getStackTrace();
      List<StackTraceElement> first = List.of(frames).subList(0, Math.min(30, frames.length));
      return ("threw " + e).lines().findFirst().orElse("") + " at " + first;
    }
  }
}
