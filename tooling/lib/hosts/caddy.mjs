import { HAS_EXTENSION, HASHED_FILE, manifestHint, pathsOf } from '../headers.mjs'
import { answers, STANDALONE_AT, WEB_MANIFEST } from './answers.mjs'

/** @param {Record<string, string>} headers @param {string} [matcher] */
const header = (headers, matcher = '') => [
  `header ${matcher ? `${matcher} ` : ''}{`,
  ...Object.entries(headers).map(([name, value]) => `  ${name} "${value}"`),
  '}',
]

/** @param {string[]} lines @param {number} by */
const indent = (lines, by) => lines.map((line) => (line ? ' '.repeat(by) + line : line))

/** @param {import('./nginx.mjs').Entry[]} entries the hints of the shell's documents @param {string} at */
const hints = (entries, at) =>
  entries.flatMap(({ routes, entry }, index) => [
    `@owner${index} path_regexp ${routes.map((pattern) => `(?:${pathsOf(at + pattern.slice(1)).source})`).join('|')}`,
    `header @owner${index} Link "${manifestHint(entry)}"`,
  ])

/**
 * A Caddyfile for one package.
 * @param {import('./answers.mjs').Place & { root: string, site: string, entries?: import('./nginx.mjs').Entry[], at?: string }} place
 *   `site`: the address that Caddy serves, for example `social.example` or `http://localhost:3001`; `at`: folder of
 *   the files on the origin, and within `root`
 * @returns {string}
 */
export function caddyfile({ root, site, entries = [], at = '/', ...place }) {
  const { hashed, document, file, missing } = answers(place)
  const serve = ['file_server {', '  precompressed br', '}']
  const handle = (/** @type {string} */ match, /** @type {string[]} */ lines) => [
    `handle ${match}{`,
    ...indent(lines, 2),
    '}',
  ]
  const page = [
    ...header(document),
    ...(place.isRemote ? [] : hints(entries, at)),
    `rewrite * ${at}index.html`,
    ...serve,
  ]
  return `${[
    `${site} {`,
    ...indent(
      [
        `root * ${root}`,
        ...(at === '/' ? [] : [`redir ${at.slice(0, -1)} ${at} 302`]),
        'encode gzip',
        `@hashed path_regexp ${HASHED_FILE.source}`,
        ...handle('@hashed ', [...header(hashed), ...serve]),
        ...handle(`${at}index.html `, page),
        ...(place.isRemote
          ? []
          : handle(`${at}${WEB_MANIFEST.file} `, [
              ...header({ ...file, 'Content-Type': WEB_MANIFEST.type }),
              ...serve,
            ])),
        `@file path_regexp ${HAS_EXTENSION.source}`,
        ...handle('@file ', [...header(file), ...serve]),
        ...(place.isRemote
          ? [...handle(`${at} `, page), ...handle('', [...header(file), `redir * /${STANDALONE_AT}{uri} 302`])]
          : handle(at === '/' ? '' : `${at}* `, page)),
        ...['handle_errors {', ...indent([...header(missing), 'respond "Not found" {http.error.status_code}'], 2), '}'],
      ],
      2,
    ),
    '}',
  ].join('\n')}\n`
}
