// Chance that is the same for the same seed, and what sites are made of.

export function random(seed) {
  let state = seed * 2654435761 >>> 0;
  const next = () => {
    state = state + 0x6d2b79f5 >>> 0;
    let t = Math.imul(state ^ state >>> 15, 1 | state);
    t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
    return ((t ^ t >>> 14) >>> 0) / 4294967296;
  };
  const r = {
    below: n => Math.floor(next() * n),
    chance: p => next() < p,
    pick: list => list[Math.floor(next() * list.length)],
    some: (list, p) => list.filter(() => next() < p),
    times: (n, make) => Array.from({ length: n }, (_, i) => make(i)),
  };
  return r;
}

export const WORDS = ['about', 'blog', 'contact', 'docs', 'en', 'de', 'news', 'old', 'new', 'shop', 'team', 'v2', 'a', 'b', 'thé',
  'a b', 'a-b', 'Über', 'x.y', '2024', '05', 'index', 'app', 'home', 'posts'];
const PLAIN = WORDS.filter(word => /^[\w-]+$/.test(word));

/** A path of some segments, decoded, without a slash at the end. */
export function path(r, words = r.chance(0.85) ? PLAIN : WORDS) {
  return '/' + r.times(1 + r.below(3), () => r.pick(words)).join('/');
}

/** The files of a site. */
export function pages(r) {
  const files = new Set(['index.html']);
  if (r.chance(0.6)) files.add('404.html');
  for (let i = 0, n = 3 + r.below(12); i < n; i++) {
    const name = path(r).slice(1);
    const kind = r.below(10);
    const file = kind < 4 ? name + '.html' : kind < 8 ? name + '/index.html' : name + r.pick(['.pdf', '.txt', '.jpg', '.css', '.html', '.xml']);
    // a file may not be a folder at the same time
    const parts = file.split('/');
    const clash = [...files].some(other => other.startsWith(file + '/')
      || parts.some((_, i) => i > 0 && parts.slice(0, i).join('/') === other));
    if (!clash) files.add(file);
  }
  if (r.chance(0.15)) files.add('blog/404.html');
  return [...files].filter(file => !['blog', 'blog.html/404.html'].includes(file)).sort();
}

/** Addresses of pages and of patterns, with what may be different about them. */
export function addresses(r, files, patterns, count = 50) {
  const found = [];
  while (found.length < count) {
    const kind = r.below(10);
    let at;
    if (kind < 3) {
      at = '/' + r.pick(files);
      at = r.chance(0.7) ? at.replace(/\.html$/, '') : at;
      at = r.chance(0.5) ? at.replace(/(^|\/)index$/, '$1') : at;
    } else if (kind < 8 && patterns.length > 0) {
      at = r.pick(patterns).replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*/, '');
      at = at.replace(/:\w+\([^)]*\)[*+?]?|\{[^}]*\}|\([^)]*\)/g, () => r.pick(['x', '12', 'a']));
      at = at.replace(/:[A-Za-z]\w*[*+]/g, () => r.chance(0.3) ? '' : path(r).slice(1));
      at = at.replace(/:[A-Za-z]\w*\??/g, () => r.pick(WORDS));
      at = at.replace(/\*+/g, () => r.chance(0.25) ? '' : path(r).slice(1));
      at = at.startsWith('/') ? at : '/' + at;
    } else {
      at = path(r);
    }
    if (r.chance(0.15)) at = at.endsWith('/') ? at.slice(0, -1) || '/' : at + '/';
    if (r.chance(0.05)) at += path(r);
    if (r.chance(0.05)) at += r.pick(['.html', '/index.html', '/index', '.htm']);
    if (r.chance(0.03)) at = at.toUpperCase();
    let url;
    try {
      url = new URL(encodeURI(safeDecode(at)), 'https://www.example.com');
    } catch {
      continue;
    }
    if (url.host !== 'www.example.com') continue;
    let address = url.pathname;
    if (r.chance(0.02)) address = address.replace(/%[0-9A-F]{2}/g, it => it.toLowerCase());
    if (r.chance(0.12)) address += '?' + r.pick(['q=1', 'id=7', 'id=7&x=2', 'utm_source=a', 'a=b%20c', 'x', 'id=5']);
    found.push(address);
  }
  return found;
}

function safeDecode(text) {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
