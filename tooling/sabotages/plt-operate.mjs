/**
 * Operating them: shares, attribution, the developer's loop, a fifth remote, checks before a start.
 * @type {import('../scripts/lib/sabotage.mjs').Sabotage[]}
 */
export default [
  // Shares, switch-off, fallback.
  {
    id: 'draws-a-device-anew',
    in: 'shell deviceSeed',
    drop: 'if (kept) return kept',
    turnsRed: ['a device keeps its version of a remote, and the version of most is its fallback'],
  },
  {
    id: 'half-a-share',
    in: 'shell entryAt',
    change: ['position < end', 'position < end / 2'],
    turnsRed: ['of 10 000 devices 30 % get the canary, keep it, and keep it when its share grows'],
  },
  {
    id: 'switched-off-and-run-all-the-same',
    in: 'shell loadExposed',
    change: ['remote.enabled === false', "remote.name === ''"],
    by: 'journey',
    turnsRed: [
      'the registry steers each remote by itself: bad entry, switch-off, fallback, canary [PLT-022] [PLT-016]',
    ],
  },
  {
    id: 'no-way-back-to-the-fallback',
    in: 'shell loadExposed',
    change: ['!fallback || fallback === remote.entry', 'error'],
    by: 'journey',
    turnsRed: ['When a version fails to load, the fallback serves'],
  },
  {
    id: 'a-bad-entry-costs-all',
    in: 'shell withoutBadEntries',
    change: ['remotes.length === 0', 'refused.length > 0'],
    turnsRed: ['a bad entry costs only itself, and its last good copy serves in its place'],
  },
  // Who broke it.
  {
    id: 'everything-is-the-fault-of-the-shell',
    in: 'shell sourceOf',
    drop: 'if (owner) return owner.label',
    turnsRed: ['attributes to the innermost remote, by the longest folder, and else to the shell'],
  },
  {
    id: 'an-error-behind-a-press-is-silence',
    in: 'shell createRecorder record',
    drop: "if (kind === 'error' || kind === 'rejection') tell(source)",
    turnsRed: ['an error behind a press is attributed, kept, and told once to the person; a cancelled request is none'],
  },
  {
    id: 'sends-where-nobody-asked',
    in: 'shell createSender',
    drop: 'if (!address) return',
    and: { change: ['!address || waiting.length === 0', 'waiting.length === 0'] },
    turnsRed: ['else nothing leaves the device'],
  },
  {
    id: 'explains-the-line-above',
    in: 'tooling sourceAt',
    change: ['line: entry.originalLine + 1', 'line: entry.originalLine'],
    by: 'journey',
    turnsRed: ['npm run explain maps all of them'],
  },
  // The developer's loop.
  {
    id: 'edits-of-functions-are-dropped',
    in: 'tooling renderAgain',
    drop: 'fiber.memoizedProps = { ...props, [OF_BEFORE]: true }',
    turnsRed: ['what a function says anew is painted, also within memo and classes, and nothing is mounted anew'],
  },
  {
    id: 'a-facade-that-accepts-nothing',
    in: 'tooling liveFacade',
    change: ['JSON.stringify([...new Set(files)])', 'JSON.stringify([])'],
    turnsRed: ['a facade accepts each of its own files once, and no package'],
  },
  {
    id: 'a-refresh-runtime-for-each-package',
    in: 'tooling',
    change: ['globalThis.ementaRefresh ??= own', 'globalThis.ementaRefresh = own'],
    turnsRed: ['every package registers with the runtime that was there first, under a name of its own'],
  },
  {
    id: 'develops-into-what-is-served',
    in: 'tooling baseConfig',
    change: ["isDevelopment ? ['.cache', 'development'] : ['dist']", "['dist']"],
    turnsRed: ['a development server writes beside what is served, and emits no update with a broken module in it'],
  },
  {
    id: 'emits-a-broken-module',
    in: 'tooling baseConfig',
    change: ['emitOnErrors: false', 'emitOnErrors: true'],
    turnsRed: ['a development server writes beside what is served, and emits no update with a broken module in it'],
  },
  {
    id: 'a-new-folder-is-not-watched',
    in: 'tooling watchSources',
    change: ['setTimeout($WORK, settled)', 'setTimeout(changed, settled)'],
    turnsRed: ['a source that is written, replaced, or added in a new folder is noticed'],
  },
  {
    id: 'saved-while-types-are-checked',
    in: 'tooling ageBuilds',
    drop: "if (name.endsWith('.tsbuildinfo')) fs.utimesSync(path.join(cache, name), began, began)",
    turnsRed: ['a source that was saved while types were checked is checked by the next run'],
  },
  {
    id: 'type-errors-unseen',
    in: 'shell TypeErrors',
    change: ['setErrors(v.parse(linesSchema, answer))', 'void answer'],
    turnsRed: ['a type error lies over the page until it is mended'],
  },
  {
    id: 'swapped-for-any-address',
    in: 'shell setOverride',
    change: ['!isLoopback(address)', "address === ''"],
    turnsRed: [': only loopback', 'swaps it for loopback addresses only'],
  },
  {
    id: 'a-deployed-set-without-its-keys',
    in: 'tooling withAbsoluteAddresses',
    drop: '...rest',
    turnsRed: ['takes the other remotes from a deployed set, with the keys they are signed with'],
  },
  // A fifth remote.
  {
    id: 'four-remotes-and-no-more',
    in: 'tooling remotes',
    change: ["fs.existsSync(path.join(root, folder, 'remote.json'))", '/^mfe-[amns]/.test(folder)'],
    by: 'journey',
    turnsRed: ['a fifth remote, made with one command, opens in the unchanged shell [PLT-022] [PLT-021]'],
  },
  // Anywhere.
  {
    id: 'two-builds-in-one-folder',
    in: 'tooling build',
    change: ['alone(one, $WORK)', '($WORK)()'],
    turnsRed: ['a second build of a package waits for the first, says so, and builds nothing twice'],
  },
  {
    id: 'an-old-node-begins',
    in: 'tooling nodeProblem',
    change: ['major > oldestMajor', 'major > 0'],
    turnsRed: ['is too old'],
  },
  {
    id: 'taken-ports-are-free',
    in: 'tooling portProblem',
    change: ['await isTaken(port)', 'port < 0'],
    turnsRed: ['names the ports that are in use'],
  },
  // What the documents say.
  {
    id: 'a-card-says-what-no-document-explains',
    in: 'shell FAILURE_CODES',
    change: ["timeout: 'EM-102'", "timeout: 'EM-101'"],
    turnsRed: ['every code that the product shows is explained, and no other'],
  },
]
