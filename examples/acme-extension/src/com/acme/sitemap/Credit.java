package com.acme.sitemap;

import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A person who worked on a page: {@code <acme:credit role="photo"><acme:name>Jo</acme:name></acme:credit>}. */
public record Credit(@Nullable String role, @Nullable String name, List<String> awards)
    implements UrlExtension {

  public Credit {
    awards = List.copyOf(awards);
  }
}
