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
    turnsRed: ['PLT-024', 'PLT-026'],
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
    by: 'journey',
    turnsRed: ['PLT-016'],
  },
  {
    id: 'retry-keeps-the-failure',
    in: 'shell RemoteSection',
    drop: 'key={attempt}',
    by: 'journey',
    turnsRed: ['PLT-016'],
  },
]
