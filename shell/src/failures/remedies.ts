import type { RemoteError } from '../errors/remote-error'

const GIVE_KEY = 'Put the key that "npx ementa-remote sign" prints into "keys" of its entry in remotes.json.'
const ASK_THE_HOST =
  'Open that address from another origin: its host answers with the file and with "Access-Control-Allow-Origin: *", and the policy of the shell names its origin ("npm run host-rules").'
const BUILD_WITH_KIT = 'Build it with the plugin of @ementa/remote-kit, for Rspack or for Vite.'

/** Remedies by the detail of a refusal, specific details first. */
const REMEDIES: readonly [detail: RegExp, remedy: string][] = [
  [/is no manifest of a remote|does not say what it was built with|Trusted(Script|Type)|Sink type/, BUILD_WITH_KIT],
  [/has no hashes of its files/, 'Run "npx ementa-remote seal" after the build, and upload all of it.'],
  [/its manifest is not signed$/, 'Run "npx ementa-remote sign --key <file.pem>" after the build.'],
  [/not signed with a key|names no key/, GIVE_KEY],
  [/its manifest is that of/, 'Correct "name" or "entry" in remotes.json: the manifest belongs to another remote.'],
  [/is not what its manifest says/, 'Upload the whole build again, its manifest last.'],
  [
    /\breact(-dom)?@\d|shared (?:singleton )?module react|ReactCurrent/,
    'Install the React of the shell and build again: a page has one React.',
  ],
  [
    /does not fit shell@|does not satisfy/,
    'Run "npx ementa-remote check --shell <address>": it names what is missing. Then release the older side.',
  ],
  [/no default export with routes/, 'Let src/remote.ts default-export a RemoteModule: { routes }.'],
]

/** Finds the sentence that tells the engineer of a remote how to mend a failure; undefined where none is known. */
export const remedyFor = ({ kind, message }: RemoteError): string | undefined =>
  kind === 'unreachable' ? ASK_THE_HOST : REMEDIES.find(([detail]) => detail.test(message))?.[1]
