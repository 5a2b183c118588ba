package io.github.sitemaptoolkit.rome;

import com.rometools.modules.atom.modules.AtomLinkModule;
import com.rometools.rome.feed.atom.Link;
import com.rometools.rome.feed.module.Module;
import com.rometools.rome.feed.synd.SyndEntry;
import com.rometools.rome.feed.synd.SyndLink;
import com.rometools.rome.feed.synd.SyndLinkImpl;
import java.util.ArrayList;
import java.util.List;

/**
 * The links of an entry, with those that {@code rome-modules} takes from RSS as a module, which it
 * does not write to Atom. Without {@code rome-modules} there is no such module, and its class is
 * not needed.
 */
final class ModuleLinks {

  private ModuleLinks() {}

  static List<SyndLink> of(SyndEntry entry) {
    List<SyndLink> links = new ArrayList<>(entry.getLinks());
    for (Module module : entry.getModules()) {
      if (module.getUri().equals(FeedCopy.ATOM)) {
        addLinks(module, entry, links);
      }
    }
    return links;
  }

  private static void addLinks(Module module, SyndEntry entry, List<SyndLink> links) {
    if (!(module instanceof AtomLinkModule atom) || atom.getLinks().isEmpty()) {
      return;
    }
    if (links.isEmpty() && entry.getLink() != null) { // Rome writes it only if there is no other
      var page = new Link();
      page.setHref(entry.getLink());
      links.add(link(page));
    }
    atom.getLinks().forEach(each -> links.add(link(each)));
  }

  private static SyndLink link(Link from) {
    var link = new SyndLinkImpl();
    link.setRel(from.getRel());
    link.setHref(from.getHref());
    link.setHreflang(from.getHreflang());
    link.setType(from.getType());
    link.setTitle(from.getTitle());
    link.setLength(from.getLength());
    return link;
  }
}
