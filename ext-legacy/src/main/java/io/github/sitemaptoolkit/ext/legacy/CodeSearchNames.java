package io.github.sitemaptoolkit.ext.legacy;

import java.util.Locale;
import java.util.Set;

/** The names that Google Code Search knew, in lower case. The case did not matter to it. */
final class CodeSearchNames {

  private static final Set<String> FILE_TYPES =
      Set.of(
          ("archive ada applescript asp assembly autoconf automake awk basic bat c c++ c# cobol"
                  + " coldfusion configure cpudescgcc cpudesclcc cpudescmono cpudescvcode css csv d"
                  + " eiffel erlang fortran haskell html java javascript jsp lex limbo lisp lua m4"
                  + " makefile mathematica matlab messagecatalog modula2 modula3 objectivec ocaml"
                  + " pascal patch perl php pod postscript prolog python r rebol ruby scheme sgml"
                  + " shell smalltalk sml sql svg tcl tex texinfo troff verilog vhdl vim xml xpm"
                  + " xslt xsub xul yacc")
              .split(" "));

  private static final Set<String> LICENSES =
      Set.of(
          ("aladdin apache apple artistic bsd cpl disclaimer gpl ibm lgpl lucent mit mozilla nasa"
                  + " python qpl sleepycat zope")
              .split(" "));

  private CodeSearchNames() {}

  static boolean isFileType(String name) {
    return FILE_TYPES.contains(name.strip().toLowerCase(Locale.ROOT));
  }

  static boolean isLicense(String name) {
    return LICENSES.contains(name.strip().toLowerCase(Locale.ROOT));
  }
}
