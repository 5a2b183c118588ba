package io.github.sitemaptoolkit.hosts.answer;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A host of static pages whose rules are understood.
 *
 * @since 0.1
 */
@Incubating
public enum Host {
  /** Netlify: {@code _redirects} and {@code netlify.toml}. */
  NETLIFY("Netlify"),
  /** Cloudflare Pages: {@code _redirects}. */
  CLOUDFLARE("Cloudflare Pages"),
  /** GitLab Pages: {@code _redirects}. */
  GITLAB("GitLab Pages"),
  /** GitHub Pages, which has no rules. */
  GITHUB("GitHub Pages"),
  /** Vercel: {@code vercel.json}. */
  VERCEL("Vercel"),
  /** Firebase Hosting: {@code firebase.json}. */
  FIREBASE("Firebase Hosting"),
  /** Azure Static Web Apps: {@code staticwebapp.config.json}. */
  AZURE("Azure Static Web Apps"),
  /** Apache HTTP Server: {@code .htaccess}. */
  APACHE("Apache");

  private final String title;

  Host(String title) {
    this.title = title;
  }

  /** Returns the name that people use, such as {@code Cloudflare Pages}. */
  public String title() {
    return title;
  }

  /** Returns the word for options and keys, such as {@code cloudflare}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the host with an id; null if there is none. */
  public static @Nullable Host of(String id) {
    for (Host host : values()) {
      if (host.id().equals(id)) {
        return host;
      }
    }
    return null;
  }
}
