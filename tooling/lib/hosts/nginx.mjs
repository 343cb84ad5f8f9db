import { HAS_EXTENSION, HASHED_FILE, manifestHint, pathsOf } from '../headers.mjs'
import { answers, COMPRESSED_TYPES, STANDALONE_AT, WEB_MANIFEST } from './answers.mjs'

const NOTE = '# Written from tooling/lib/hosts by: node tooling/scripts/docker-config.mjs'

/** Braces in an unquoted nginx regex would open a block. @param {string} source */
const regex = (source) => `~ "${source}"`

/**
 * nginx forgets the outer `add_header` as soon as a location has one of its own, so each location names all of them.
 * @param {Record<string, string>} headers
 */
const add = (headers) => Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)

/**
 * @param {string} note
 * @param {string} match
 * @param {string[]} lines
 */
const location = (note, match, lines) => [
  ...(note ? [`  # ${note}`] : []),
  `  location ${match} {`,
  ...lines.map((line) => `    ${line}`),
  '  }',
  '',
]

/**
 * Maps the requested address to its hints: the document itself is an internal redirect. An empty header is not sent.
 * @param {Entry[]} entries
 * @param {string} at
 */
const hintMap = (entries, at) => [
  'map $request_uri $manifest_hint {',
  ...entries.flatMap(({ routes, entry }) =>
    routes.map((pattern) => `  "~${pathsOf(at + pattern.slice(1)).source}" "${manifestHint(entry)}";`),
  ),
  '}',
  '',
]

const EXTENSIONS = Object.keys(COMPRESSED_TYPES).join('|')

/** The `.br` beside a file is an answer of its own, so that it keeps the type of the file. @param {Record<string, string>} headers */
const compressedCopies = (headers) =>
  Object.entries(COMPRESSED_TYPES).flatMap(([extension, type]) =>
    location('', regex(`\\.${extension}\\.br$`), [
      'internal;',
      'gzip off;',
      'types { }',
      `default_type ${type};`,
      ...add({ ...headers, 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
      'try_files $uri =404;',
    ]),
  )

/**
 * Returns the name and the port that nginx listens for. What ends TLS is before it, so `https` does not change the port.
 * @param {string | undefined} site `social.example` or `http://localhost:3001`
 */
function siteOf(site) {
  if (!site) return { hostname: '_', port: '80' }
  const { hostname, port } = new URL(/^https?:/.test(site) ? site : `http://${site}`)
  return { hostname, port: port || '80' }
}

/**
 * @typedef {{ routes: string[], entry: string }} Entry
 *
 * @param {import('./answers.mjs').Place & { root: string, registry?: string, entries?: Entry[], site?: string, at?: string }} place
 *   `root`: folder of the files; `registry`: folder of the shell's `remotes.json`, if it is not beside them; `entries`: of
 *   the registry, for the hints of the shell's documents; `site`: the address that people open, for its name and port; absent: any name on port 80; `at`: folder of the files on
 *   the origin, and within `root`
 * @returns {string}
 */
export function nginxConfig({ root, registry, entries = [], site, at = '/', ...place }) {
  const { hostname, port } = siteOf(site)
  const { hashed, document, file, missing } = answers(place)
  const page = place.isRemote ? document : { ...document, Link: '$manifest_hint' }
  return [
    NOTE,
    ...(place.isRemote ? [] : hintMap(entries, at)),
    'map $http_accept_encoding $accepts_brotli {',
    '  "~\\bbr\\b" 1;',
    '}',
    '',
    'server {',
    `  listen ${port};`,
    `  server_name ${hostname};`,
    `  root ${root};`,
    '  charset utf-8;',
    '  etag on;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_min_length 1024;',
    `  gzip_types ${[...Object.values(COMPRESSED_TYPES).filter((type) => type !== 'text/html'), 'application/javascript'].join(' ')};`,
    '  absolute_redirect off;',
    '  error_page 404 @missing;',
    '',
    ...compressedCopies(hashed),
    ...location('Hashed files never change. The build has compressed the larger ones.', regex(HASHED_FILE.source), [
      ...add(hashed),
      'set $copy "";',
      'if (-f $document_root$uri.br) { set $copy $accepts_brotli; }',
      `if ($uri !~ "\\.(${EXTENSIONS})$") { set $copy ""; }`,
      'if ($copy) { rewrite ^(.*)$ $1.br last; }',
      'try_files $uri =404;',
    ]),
    ...location('Documents carry the policy, asked for by name or not.', `= ${at}index.html`, add(page)),
    ...(place.isRemote
      ? []
      : location('', `= ${at}${WEB_MANIFEST.file}`, [
          ...add(file),
          `types { ${WEB_MANIFEST.type} webmanifest; }`,
          'try_files $uri =404;',
        ])),
    ...(registry
      ? [
          ...location(
            'Beside the build, not in it: nothing can be mounted into a folder that is mounted read-only.',
            `= ${at}remotes.json`,
            [...add(file), `alias ${registry}/remotes.json;`],
          ),
          '  # The way to the server of calls, where there is one (docker/serve.sh).',
          `  include ${registry}/api*.conf;`,
          '',
        ]
      : []),
    ...location(
      'A path with an extension is a file and never falls back to the document.',
      regex(HAS_EXTENSION.source),
      [...add(file), 'try_files $uri =404;'],
    ),
    ...(place.isRemote
      ? [
          ...location('The stand-alone page, and deep links of it.', `= ${at}`, [
            ...add(page),
            `try_files ${at}index.html =404;`,
          ]),
          ...location('', '/', [...add(file), `return 302 /${STANDALONE_AT}$request_uri;`]),
        ]
      : location('Everything else is a deep link.', at, [...add(page), `try_files ${at}index.html =404;`])),
    ...location('An error is never kept.', '@missing', [
      'internal;',
      'types { }',
      'default_type text/plain;',
      ...add(missing),
      'return 404 "Not found\\n";',
    ]),
    '}',
    '',
  ]
    .join('\n')
    .replace(/\n\n}/, '\n}')
}
