// Starts workers of the engine from any page, also from one that was opened from a disk, where
// browsers load no workers and no modules from files: the program is in this script, compressed.
// The build puts it in place of the empty text.
globalThis.sitemapEngine = (() => {
  const PROGRAM = '';
  let url;

  async function unpacked() {
    const bytes = Uint8Array.from(atob(PROGRAM), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const program = await new Response(stream).blob();
    return URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
  }

  // A page whose policy wants trusted types permits this policy by name.
  const policy = globalThis.trustedTypes?.createPolicy('sitemap-engine', {
    createScriptURL: (made) => made,
  }) ?? { createScriptURL: (made) => made };

  return {
    /** Returns a promise of a new worker; engine-worker.js says what can be posted to it. */
    async start() {
      url ??= unpacked();
      return new Worker(policy.createScriptURL(await url));
    },
  };
})();
