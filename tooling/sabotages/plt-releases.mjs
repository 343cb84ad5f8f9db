/**
 * Deploying four remotes apart: versions that cannot clash, releases, trust.
 * @type {import('../scripts/lib/sabotage.mjs').Sabotage[]}
 */
export default [
  // Versions that cannot clash.
  {
    id: 'another-contract-runs',
    in: 'shell incompatibility',
    change: ['contract !== CONTRACT', 'contract === 0'],
    turnsRed: ['names every difference, so that one answer is enough'],
  },
  {
    id: 'missing-names-run',
    in: 'shell missingFrom',
    change: ['!provided?.includes(name)', '!provided'],
    turnsRed: ['lists at most five missing names'],
  },
  {
    id: 'calls-left-out-of-the-needs',
    in: 'tooling needsOf',
    drop: "if (call && calls.has(call)) add('calls', call)",
    turnsRed: ['names imports of facades, members of the services and calls, tests left out'],
  },
  {
    id: 'surface-changed-without-its-version',
    in: 'shared-ui',
    drop: "export { useRefresh } from './data/use-refresh'",
    turnsRed: ['follows its public surface'],
  },
  {
    id: 'live-shell-lacks-what-a-release-needs',
    in: 'tooling clash',
    change: ['missing.length > 0', 'missing.length > 999'],
    turnsRed: [
      'a remote that needs what the live shell lacks cannot be deployed',
      'a shell that takes away what a live remote needs cannot be deployed',
    ],
  },
  {
    id: 'released-without-asking',
    in: 'tooling releaseCheck',
    change: ["moment === 'candidate'", "moment === 'live'"],
    turnsRed: ['a release that does not fit what is live is added and not put in use; without a live set it is'],
  },
  {
    id: 'checked-after-the-code',
    in: 'shell readContainer',
    change: ['reason !== null', 'reason === remote.name'],
    by: 'journey',
    turnsRed: [
      'a remote built with another contract, storage and facade is refused before its code runs, and named [PLT-016]',
    ],
  },
  {
    id: 'a-crash-counts-as-a-refusal',
    in: 'tooling visitOf',
    change: ['accidents.length > 0', 'accidents.length > codes.length'],
    turnsRed: ['is judged by what a person sees', 'the table counts each cell, and each reason is told once'],
  },
  {
    id: 'words-in-store-are-a-card',
    in: 'tooling seenNow',
    drop: "for (const unseen of shown.querySelectorAll('[hidden]')) unseen.remove()",
    turnsRed: ['a card that the document only keeps for later is not seen, one that is shown is'],
  },
  // Releases as a ledger.
  {
    id: 'a-lock-for-everybody',
    in: 'tooling acquire',
    change: ["{ flag: 'wx' }", "{ flag: 'w' }"],
    turnsRed: ['whoever comes second waits until the first has ended, and is told once for whom'],
  },
  {
    id: 'releases-into-a-foreign-folder',
    in: 'tooling expectOwn',
    change: ['found && found !== name', 'found && !name'],
    turnsRed: ['a folder of another package'],
  },
  {
    id: 'overwrites-what-is-released',
    in: 'tooling addOnce',
    change: ['!fs.existsSync(file)', 'content'],
    turnsRed: ['a released file that would be overwritten'],
  },
  {
    id: 'leaves-what-a-kill-interrupted',
    in: 'tooling prepare',
    change: ['!state.interrupted', 'true'],
    turnsRed: ['between the manifest and the ledger is completed by the next command'],
  },
  {
    id: 'refused-and-served-all-the-same',
    in: 'tooling servedBy',
    change: ['inUse ? [[name, folder]] : []', '[[name, folder]]'],
    turnsRed: ['a folder in which nothing was put in use yet serves nothing'],
  },
  {
    id: 'stays-live-after-a-failed-smoke-run',
    in: 'tooling publish',
    drop: "if (before) point(to, before, 'failed smoke run')",
    turnsRed: ['a failed check after they changed rolls back by itself'],
  },
  {
    id: 'rolls-back-to-what-never-ran',
    in: 'tooling releaseBefore',
    change: ['$LIST.findLast($PROVEN)', '$LIST.at(-1)'],
    turnsRed: ['rolls back past what was never in use, and past what a smoke run took back'],
  },
  {
    id: 'a-dry-run-goes-live',
    in: 'tooling publish',
    drop: 'if (dryRun) return { version, before, changed: false }',
    turnsRed: ['a dry run changes no pointer'],
  },
  {
    id: 'retention-takes-what-an-open-tab-needs',
    in: 'tooling prune',
    change: ['!needed.has(file)', 'file'],
    turnsRed: ['retention removes what was replaced long ago, and no file that another release needs'],
  },
  // Releases that can be trusted.
  {
    id: 'a-release-of-a-stranger-by-link',
    in: 'shell problemOf',
    change: ['isVerified(remote.name)', 'remote.name'],
    turnsRed: ['refuses where signatures cannot be verified'],
  },
  {
    id: 'documents-open-to-other-sites',
    in: 'tooling DOCUMENT_HEADERS',
    drop: "'Cross-Origin-Opener-Policy': 'same-origin'",
    turnsRed: ['a document is closed to pages of other sites, asks for no device, and makes each script policy once'],
  },
  {
    id: 'a-lost-shared-module-is-lost-for-good',
    in: 'shell beforeRegisterShare',
    drop: 'entry.loading = null',
    turnsRed: ['a shared module that did not arrive is asked for again'],
  },
  {
    id: 'a-lost-shared-module-counts-as-loaded',
    in: 'tooling failedConsumes',
    change: ["'.catch((error) => { onError(error); throw error })'", "'.catch(onError)'"],
    turnsRed: ['a shared module that does not arrive fails the chunk'],
  },
  {
    id: 'a-page-with-dots-in-its-query-is-a-file',
    in: 'shell isFile',
    change: [
      '({ pathname }: URL) => /\\.[a-z0-9]+$/i.test(pathname)',
      '({ href }: URL) => /\\.[a-z0-9]+$/i.test(href)',
    ],
    turnsRed: ['only the end of a path says that an address is a file'],
  },
  {
    id: 'focus-of-what-is-removed-is-lost',
    in: 'shell Frame',
    drop: 'useKeptPageFocus()',
    by: 'journey',
    turnsRed: ['what the first press removes leaves the focus beside it'],
  },
  {
    id: 'one-page-that-fails-takes-its-remote-along',
    in: 'shell RemoteSection',
    drop: 'if (failedAt !== null && failedAt !== pathname) tryAgain(!loadedSection(remote))',
    turnsRed: ['a page that fails leaves the other pages of its remote alone'],
  },
  {
    id: 'a-lost-page-stays-lost',
    in: 'shared-ui renew',
    drop: 'if (isLost) Late = lazy(loadOnce)',
    turnsRed: ['a page of which a file was lost is asked for again by the next visit'],
  },
]
