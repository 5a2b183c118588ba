package io.github.sitemaptoolkit.web.build;

import io.github.sitemaptoolkit.web.js.Exports;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles {@link Exports} and what it needs to JavaScript or WebAssembly. Arguments: {@code js} or
 * {@code wasm}, and the directory of the output.
 */
public final class WebCompiler {

  private WebCompiler() {}

  /** Returns whether the command is compiled, and not what browsers use. */
  static boolean isCommand() {
    return System.getProperty("web.main", "").endsWith("CommandProgram");
  }

  /** Compiles. Exits with 1 if the class library of the compiler lacks something. */
  public static void main(String[] args) throws IOException, TeaVMToolException {
    boolean wasm = args[0].toLowerCase(Locale.ROOT).equals("wasm");
    Path directory = Files.createDirectories(Path.of(args[1]));
    var log = new ConsoleTeaVMToolLog(false);
    var tool = new TeaVMTool();
    tool.setLog(log);
    tool.setTargetType(wasm ? TeaVMTargetType.WEBASSEMBLY_GC : TeaVMTargetType.JAVASCRIPT);
    tool.setTargetDirectory(directory.toFile());
    tool.setTargetFileName(wasm ? "engine.wasm" : "engine.js");
    tool.setMainClass(System.getProperty("web.main", Exports.class.getName()));
    tool.setJsModuleType(JSModuleType.ES2015);
    tool.setObfuscated(!Boolean.getBoolean("web.plain"));
    tool.setShortFileNames(true);
    tool.setOptimizationLevel(
        TeaVMOptimizationLevel.valueOf(System.getProperty("web.level", "ADVANCED")));
    tool.setAssertionsRemoved(true);
    Path literals = directory.resolveSibling(isCommand() ? "command-literals" : "web-literals");
    var loader = new ProgramLoader(literals);
    Literals.compile(literals, loader);
    tool.setClassLoader(loader);
    tool.generate();
    TeaVMProblemRenderer.describeProblems(
        tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
    for (Problem problem : tool.getProblemProvider().getSevereProblems()) {
      if (problem != null) {
        System.exit(1);
      }
    }
    if (!wasm && !Boolean.getBoolean("web.plain")) {
      ShortFields.rename(directory.resolve("engine.js"));
    }
    if (wasm) {
      copyRuntime(directory);
    }
    for (File file : tool.getGeneratedFiles()) {
      System.err.println(file + ": " + file.length() + " bytes");
    }
  }

  /** Copies the script that loads a program. */
  private static void copyRuntime(Path directory) throws IOException {
    String name = "wasm-gc-module-runtime.js";
    try (InputStream in = TeaVMTool.class.getResourceAsStream("/org/teavm/backend/wasm/" + name)) {
      Files.write(directory.resolve(name), Objects.requireNonNull(in, name).readAllBytes());
    }
  }
}
