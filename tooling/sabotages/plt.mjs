/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: 'fences-open',
    in: 'biome.json noRestrictedImports',
    change: ['"level": "error"', '"level": "off"'],
    turnsRed: ['PLT-018', 'PLT-012'],
  },
  {
    id: 'no-fallback-to-the-page',
    in: 'tooling handler',
    drop: "req.url = '/index.html'",
    turnsRed: ['PLT-024'],
  },
  {
    id: 'no-cors-on-remotes',
    in: 'tooling REMOTE_HEADERS',
    drop: "'Access-Control-Allow-Origin': '*'",
    turnsRed: ['PLT-027'],
  },
  {
    id: 'registry-without-routes',
    in: 'tooling makeRegistry',
    drop: 'routes: one.routes',
    turnsRed: ['PLT-022'],
  },
  {
    id: 'release-forgets-the-container',
    in: 'tooling addRelease',
    drop: 'manifest.metaData.remoteEntry.name = name',
    turnsRed: ['PLT-021'],
  },
  {
    id: 'any-signature-will-do',
    in: 'shell originProblem',
    change: ['isOwners === false', 'keys.length > 99'],
    turnsRed: ['PLT-016'],
  },
  {
    id: 'chunks-without-integrity',
    in: 'shell trust',
    change: ['element.integrity = integrity', 'element.title = integrity'],
    turnsRed: [
      'a chunk that nothing preloads carries the hash of its manifest, and one that no manifest names is refused',
    ],
  },
  {
    id: 'retry-keeps-the-failure',
    in: 'shell RemoteSection',
    drop: 'key={attempt}',
    by: 'journey',
    turnsRed: ['PLT-016'],
  },
  {
    id: 'retention-unsaid',
    in: 'tooling prune',
    drop: "for (const { version } of old) append(to, { at: now(), event: 'removed', version })",
    turnsRed: ['of a retention: no file of a kept release is lost, and the next run removes the rest'],
  },
  {
    id: 'older-memberships-refused',
    in: 'shared-contracts list',
    change: ['v.optional(v.array(v.string()), [])', 'v.array(v.string())'],
    turnsRed: ['a start without the backend still knows who was signed in'],
  },
  {
    id: 'violations-unseen',
    in: 'shell watch',
    change: ["'securitypolicyviolation'", "'nothing'"],
    turnsRed: ['the page hands over what its policy refuses'],
  },
  {
    id: 'smoke-run-blind',
    in: 'tooling smoke',
    drop: 'if (problem) return `${address} ${problem}`',
    by: 'journey',
    turnsRed: ['a release is put in use only if a browser can open it beside what is live'],
  },
]
