import {
  CACHE,
  COMMON_HEADERS,
  contentSecurityPolicy,
  HAS_EXTENSION,
  HASHED_FILE,
  manifestHint,
  pathsOf,
  REMOTE_HEADERS,
} from './headers.mjs'
import { addressOf, DEFAULT_BASE, remotes } from './packages.mjs'
import { makeRegistry } from './registry.mjs'

const NOTE = '# Written from tooling/lib/headers.mjs by: node tooling/scripts/docker-config.mjs'

/** Braces in an unquoted nginx regex would open a block. @param {RegExp} pattern */
const regex = (pattern) => `~ "${pattern.source}"`

/**
 * nginx forgets the outer `add_header` as soon as a location has one of its own, so each location names all of them.
 * @param {Record<string, string>} headers
 */
const add = (headers) => Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`)

/**
 * @param {string} match
 * @param {string[]} lines
 */
const location = (match, lines) => [
  `  location ${match} {`,
  ...lines.map((line) => (line.startsWith(' ') ? line : `    ${line}`)),
  '  }',
  '',
]

/** By the address as it was asked for: the document itself is an internal redirect. An empty header is not sent. */
const hintMap = () => [
  'map $request_uri $manifest_hint {',
  ...makeRegistry({ base: DEFAULT_BASE }).remotes.flatMap(({ routes, entry }) =>
    routes.map((pattern) => `  "~${pathsOf(pattern).source}" "${manifestHint(entry)}";`),
  ),
  '}',
  '',
]

/** @param {{ isRemote: boolean }} options */
export function nginxConfig({ isRemote }) {
  const everywhere = { ...COMMON_HEADERS, ...(isRemote ? REMOTE_HEADERS : {}) }
  const origins = isRemote ? [] : remotes().map((one) => addressOf(one, DEFAULT_BASE))
  const document = {
    ...everywhere,
    'Cache-Control': CACHE.revalidate,
    'Content-Security-Policy': contentSecurityPolicy({ remotes: origins }),
    ...(isRemote ? {} : { Link: '$manifest_hint' }),
  }
  return [
    NOTE,
    ...(isRemote ? [] : hintMap()),
    'server {',
    '  listen 80;',
    '  root /srv;',
    '  charset utf-8;',
    '  etag on;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_min_length 1024;',
    '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;',
    '  error_page 404 @missing;',
    '',
    '  # Hashed files never change.',
    ...location(regex(HASHED_FILE), [
      ...add({ ...everywhere, 'Cache-Control': CACHE.immutable }),
      'try_files $uri =404;',
    ]),
    '  # Documents carry the policy, asked for by name or not.',
    ...location('= /index.html', add(document)),
    ...(isRemote
      ? []
      : [
          ...location('= /manifest.webmanifest', [
            ...add({ ...everywhere, 'Cache-Control': CACHE.revalidate }),
            'types { application/manifest+json webmanifest; }',
            'try_files $uri =404;',
          ]),
          '  # Beside the build, not in it: nothing can be mounted into a folder that is mounted read-only.',
          ...location('= /remotes.json', [
            ...add({ ...everywhere, 'Cache-Control': CACHE.revalidate }),
            'root /registry;',
          ]),
        ]),
    '  # A path with an extension is a file and never falls back to the document.',
    ...location(regex(HAS_EXTENSION), [
      ...add({ ...everywhere, 'Cache-Control': CACHE.revalidate }),
      'try_files $uri =404;',
    ]),
    '  # Everything else is a deep link.',
    ...location('/', [...add(document), 'try_files /index.html =404;']),
    '  # An error is never kept.',
    ...location('@missing', [
      'internal;',
      'types { }',
      'default_type text/plain;',
      ...add({ ...everywhere, 'Cache-Control': CACHE.never }),
      'return 404 "Not found\\n";',
    ]),
    '}',
    '',
  ]
    .join('\n')
    .replace(/\n\n}/, '\n}')
}

/** Every generated file below `docker/`, by its name there. */
export const dockerFiles = () => ({
  'nginx/shell.conf': nginxConfig({ isRemote: false }),
  'nginx/remote.conf': nginxConfig({ isRemote: true }),
  'remotes.json': `${JSON.stringify(makeRegistry({ base: DEFAULT_BASE }), null, 2)}\n`,
})
