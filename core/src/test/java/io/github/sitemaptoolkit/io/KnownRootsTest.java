package io.github.sitemaptoolkit.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a document begins behind the output of a server; {@code ^} marks the place. */
class KnownRootsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "^<urlset>",
        "Warning ^<urlset/>",
        "Warning ^<s:URLSET\n>",
        "Warning ^<sitemapindex",
        "a < b <1 ^<urlset>",
        // elements that are closed, empty, or have no end tag
        "<b>x</b>^<urlset>",
        "<b><i>x</i></b>^<urlset>",
        "<b><i>x</b>^<urlset>",
        "<div/>^<urlset>",
        "<br><IMG src='a'>^<urlset>",
        "</p>^<urlset>",
        "<b>x</b\n>^<urlset>",
        // tags that break off
        "<b ^<urlset>",
        "<b a='^<urlset>",
        "<b a='x' c=\"^<urlset>",
        // values of attributes
        "<b a='>'></b>^<urlset>",
        "<b a=\"/>\"></b>^<urlset>",
        "<br a='x>y'>^<urlset>",
        "<b a='>'/>^<urlset>",
        "<b a=\">\"/>^<urlset>",
        "<b a='/>^<urlset>",
        "<b a='/>^<urlset>'",
        // comments and other markup
        "<!-- <b> -->^<urlset>",
        "<!-- <b> > --><!-- <c> -->^<urlset>",
        "<!--<b>-->^<urlset>",
        "<!-- ^<urlset>",
        "<![CDATA[<b> ]] > ]]>^<urlset>",
        "<![CDATA[ ^<urlset>",
        "<?php <b> > ?>^<urlset>",
        "<?php ^<urlset>",
        "<!DOCTYPE html>^<urlset>",
        "<!DOCTYPE a '>' \">\" >^<urlset>",
        "<!DOCTYPE a '><b>' >^<urlset>",
        "<!DOCTYPE a [ <b> > ] >^<urlset>",
        "<!DOCTYPE a [ <!-- ] > --> <?a ] > ?> <b> ] >^<urlset>",
        "<!DOCTYPE a 'x'>^<urlset>",
        "<!DOCTYPE a ^<urlset",
        "<!DOCTYPE a [ ^<urlset>",
        // declarations
        "Warning ^<?xml version='1.0'?><urlset>",
        "<b>open ^<?xml version='1.0'?>\n<!-- c --><?d?><!DOCTYPE urlset>\n<urlset>",
        "<b>open ^<?xml\tversion='1.0'?><urlset>",
        "{{ printf \"<?xml version='1.0'?>\" }}^<urlset>",
      })
  void documentBegins(String text) {
    assertEquals(text.indexOf('^'), KnownRoots.SITEMAPS.find(text.replace("^", "")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "urlset>",
        "<b>",
        "<urlsets>",
        "<url-set>",
        "<html><urlset>",
        "<b><urlset></urlset></b>",
        "<b><i></i><urlset></b>",
        "<b></i><urlset>",
        "<b/ ><urlset>",
        "<b a='/'><urlset>",
        "<b a='>'><urlset>",
        "<b a='/>'><urlset></b>",
        "<b a=\"/>\"><urlset></b>",
        "<b a='x<i>'><urlset>",
        "<BODY><br><urlset>",
        "<!-- <urlset> -->",
        "<![CDATA[<urlset>]]>",
        "<? <urlset> ?>",
        "<!DOCTYPE a [<urlset>]>",
        "<!DOCTYPE a '<urlset>'>",
        "<!DOCTYPE a '><urlset>'>",
        "<b><?xml-stylesheet?><urlset>",
        "<b><?xml version='1.0'?><rss>",
        "<b><?xml version='1.0'?>",
        "<b><?xml version='1.0'?>x<urlset>",
        "<b><?xml version='1.0'?><!-- <urlset> -->",
        "<b><?xml"
      })
  void noDocumentBegins(String text) {
    assertEquals(-1, KnownRoots.SITEMAPS.find(text));
  }

  @Test
  void rootsAreKnownByTheirLocalNamesInAnyCase() {
    KnownRoots roots = KnownRoots.SITEMAPS.with(List.of("Rss"));
    assertTrue(roots.isKnown("rSS"));
    assertTrue(roots.isKnown("urlset"));
    assertTrue(roots.isKnown("HTML"), "a page is not searched for documents");
    assertFalse(roots.isKnown("feed"));
    assertFalse(KnownRoots.SITEMAPS.isKnown("rss"));
    assertEquals(2, roots.find("a <rss>"));
    assertEquals(-1, roots.find("a <html>"));
  }
}
