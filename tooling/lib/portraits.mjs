// Draws the portraits of the sample people: `node tooling/lib/portraits.mjs` writes shell/public/icons/portraits.svg,
// one file for all of them, each at the fragment that names its person.
import fs from 'node:fs'
import path from 'node:path'
import { root } from './packages.mjs'

/** Side of a portrait, in the units of the drawing. */
const SIDE = 64
const COLUMNS = 4
const GREY = '#b9b4ad'

/**
 * Behind the head, and over it. `c`: the colour of the hair.
 * @type {Record<string, { back?: (c: string) => string, front: (c: string) => string }>}
 */
const HAIR = {
  short: {
    front: (c) =>
      `<path d="M20.6 27c-1.6-11 4-16.4 11.6-16.4S44.8 16 43.4 27c-.6-4.6-2.4-7-4.6-8.6-4.4 1.6-9.6 1.4-13.4.2-2.4 1.8-4.2 4-4.8 8.4z" fill="${c}"/>`,
  },
  parted: {
    front: (c) =>
      `<path d="M20.8 27.4C18.6 16 24.4 10.4 32.6 10.6c8 .2 12.6 6 10.8 16.6-.6-4-1.4-6-2.6-7.8-5.2.4-10.4-1-13.2-3.6-2.6 2.4-5.6 5-6.8 11.6z" fill="${c}"/>`,
  },
  crop: {
    front: (c) =>
      `<path d="M21 25c0-9 4.4-13.6 11-13.6S43 16 43 25c-1-4.4-2.2-6-3.6-6.8-4.4-1.2-10.4-1.2-14.8 0-1.4.8-2.6 2.4-3.6 6.8z" fill="${c}"/>`,
  },
  receding: {
    front: (c) =>
      `<path d="M20.8 30c-1.4-5-.6-11.4 2.6-14.6.4 3-.6 6-.8 9.6-.4 2-.8 3.4-1.8 5zM43.2 30c1.4-5 .6-11.4-2.6-14.6-.4 3 .6 6 .8 9.6.4 2 .8 3.4 1.8 5z" fill="${c}"/><path d="M24 15.4c4-4.6 12-4.6 16 0-4.8-1.8-11.2-1.8-16 0z" fill="${c}"/>`,
  },
  curls: {
    back: (c) =>
      circles(c, [
        [20, 22, 5],
        [22.5, 15.5, 5.5],
        [28, 11.5, 5.5],
        [36, 11.5, 5.5],
        [41.5, 15.5, 5.5],
        [44, 22, 5],
      ]),
    front: (c) =>
      circles(c, [
        [25, 16, 4],
        [30, 14, 4],
        [35, 14, 4],
        [39.5, 16.5, 3.8],
      ]),
  },
  bob: {
    back: (c) =>
      `<path d="M18.4 41c-2-17.4 2-31 13.6-31s15.6 13.6 13.6 31c-3 1.6-6 1.6-8.4.8H26.8c-2.4.8-5.4.8-8.4-.8z" fill="${c}"/>`,
    front: (c) =>
      `<path d="M20.8 30c-1.2-12 3.4-18 11.6-18 7.8 0 12.2 6.4 10.8 18-1.2-5-3.2-8-6.2-10.2-5 3-10.8 4.2-13.8 4.4-1.2 1.6-2 3.4-2.4 5.8z" fill="${c}"/>`,
  },
  long: {
    back: (c) =>
      `<path d="M17.4 54c1.4-9-1.4-15-.4-25C18 17 23 9.6 32 9.6S46 17 47 29c1 10-1.8 16-.4 25z" fill="${c}"/>`,
    front: (c) =>
      `<path d="M20.8 31c-2-12.6 3-19.4 11.2-19.4S45.2 18.4 43.2 31c-.8-5-3.6-10.6-10.2-13.6-5.2 2.6-10.4 6.6-12.2 13.6z" fill="${c}"/>`,
  },
  waves: {
    back: (c) =>
      `<path d="M32 9.4c-9.6 0-14.6 7.2-14.8 17-.2 4-2.6 6.6-2.2 10.6.4 3.8 2.8 5 2.4 8.6-.2 2.6 1.2 5.4 4.6 6.4h20c3.4-1 4.8-3.8 4.6-6.4-.4-3.6 2-4.8 2.4-8.6.4-4-2-6.6-2.2-10.6-.2-9.8-5.2-17-14.8-17z" fill="${c}"/>`,
    front: (c) =>
      `<path d="M20.6 31c-1.4-13 3.8-19 12.4-18.8 7.6.2 11.6 6.6 10.4 18.8-.8-4-2-7-4.2-9.6-3.4-.6-7-2-9.4-4-3 3.6-7.4 7-9.2 13.6z" fill="${c}"/>`,
  },
  volume: {
    back: (c) =>
      circles(c, [
        [17.5, 36, 6.5],
        [16, 27, 7],
        [19, 18.5, 7.5],
        [26, 12.5, 7.5],
        [34, 11.5, 7.5],
        [41.5, 15, 7.5],
        [47, 23, 7],
        [47.5, 32, 6.8],
        [45, 39, 5.8],
      ]),
    front: (c) =>
      circles(c, [
        [23.5, 18.5, 4.6],
        [28.5, 15.6, 4.8],
        [34, 15, 4.8],
        [39.5, 17.5, 4.6],
      ]),
  },
  bun: {
    back: (c) => circles(c, [[32, 9.5, 6]]),
    front: (c) =>
      `<path d="M20.8 29c-1.6-11.6 3-17.6 11.2-17.6S44.8 17.4 43.2 29c-1-5.6-4.6-10-11.2-10s-10.2 4.4-11.2 10z" fill="${c}"/>`,
  },
  pixie: {
    front: (c) =>
      `<path d="M20.4 29.6C18.4 16.6 24 10.2 32.4 10.2c8.2 0 13 6.4 11.2 19-1-2-1.6-4-2-6.4-5.2 1-11.6-.8-14.8-4.4-1.6 3.6-4.6 6.2-6.4 11.2z" fill="${c}"/>`,
  },
}

/** @type {Record<'full' | 'short', (c: string) => string>} */
const BEARDS = {
  full: (c) =>
    `<path d="M21.6 28c.2 9 4.8 13.4 10.4 13.4S42.2 37 42.4 28c-1.2 3.6-2.8 5-4.6 5.4-2.8-1.2-8.8-1.2-11.6 0-1.8-.4-3.4-1.8-4.6-5.4z" fill="${c}"/>`,
  short: (c) =>
    `<path d="M22.4 30.5c1 6.7 5 10.4 9.6 10.4s8.6-3.7 9.6-10.4c-1.4 2.9-2.6 4.1-4.2 4.5-2.6-1-8.2-1-10.8 0-1.6-.4-2.8-1.6-4.2-4.5z" fill="${c}" opacity=".75"/>`,
}

/** @param {string} color @param {number[][]} list of centre and radius */
function circles(color, list) {
  return `<g fill="${color}">${list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`
}

/**
 * @typedef {object} Person
 * @property {string} name username
 * @property {[paper: string, skin: string, hair: string, coat: string, shirt: string]} colors
 * @property {keyof typeof HAIR} hair
 * @property {string} [tie] its colour
 * @property {boolean} [glasses]
 * @property {'full' | 'short'} [beard]
 * @property {boolean} [earrings]
 * @property {boolean} [open] without a coat
 */

/** @type {Person[]} */
export const PEOPLE = [
  { name: 'anapaula', colors: ['#e9dcc3', '#e3b48d', '#3a241b', '#2f3e4e', '#f4efe6'], hair: 'long', earrings: true },
  {
    name: 'beatriz',
    colors: ['#d3dce3', '#7c4b30', '#1f1613', '#b5532f', '#f1d9b8'],
    hair: 'volume',
    earrings: true,
    open: true,
  },
  { name: 'joaopedro', colors: ['#d5ddd3', '#b77f57', '#231814', '#33506b', '#eef1f4'], hair: 'curls', tie: '#7d2636' },
  { name: 'renata', colors: ['#e3d3d0', '#efc9a8', '#8c5a34', '#5a1b28', '#f6efe9'], hair: 'bob', glasses: true },
  {
    name: 'otavioreis',
    colors: ['#dfd7e2', '#e6b893', GREY, '#2b2e3a', '#ffffff'],
    hair: 'receding',
    tie: '#46304f',
    glasses: true,
    beard: 'short',
  },
  { name: 'iracema', colors: ['#e9dcc3', '#a8704a', '#1d1512', '#23604d', '#f3ead8'], hair: 'waves' },
  { name: 'fernandakoga', colors: ['#d5ddd3', '#f0cfa9', '#17130f', '#3b3f46', '#f7f3ec'], hair: 'bob', glasses: true },
  {
    name: 'luizhenrique',
    colors: ['#d3dce3', '#6f4229', '#16100d', '#3a3f57', '#f2f2f2'],
    hair: 'crop',
    tie: '#2f6b54',
    beard: 'short',
  },
  {
    name: 'caiomartins',
    colors: ['#e0ddd6', '#d9a679', '#4a2f1d', '#4c5560', '#dfe7ee'],
    hair: 'parted',
    beard: 'full',
    open: true,
  },
  {
    name: 'danielabrandt',
    colors: ['#e3d3d0', '#f4d5bb', '#b98a4e', '#38566b', '#f5efe6'],
    hair: 'waves',
    earrings: true,
  },
  {
    name: 'rafaelquirino',
    colors: ['#dfd7e2', '#8f5a3a', '#1b1411', '#25343f', '#ffffff'],
    hair: 'short',
    tie: '#8a6244',
  },
  {
    name: 'soniaribeiro',
    colors: ['#d5ddd3', '#d49f75', GREY, '#6b4a5e', '#f6f0e8'],
    hair: 'pixie',
    glasses: true,
    earrings: true,
  },
  { name: 'tiagobarreto', colors: ['#e9dcc3', '#edc39c', '#6b4023', '#55683f', '#f3efe2'], hair: 'short', open: true },
  {
    name: 'marianaalencar',
    colors: ['#d3dce3', '#9a6341', '#241712', '#7a3b52', '#f4e3d5'],
    hair: 'bun',
    earrings: true,
    open: true,
  },
]

/** @param {Person} person */
function portrait({ colors: [paper, skin, hair, coat, shirt], hair: cut, tie, glasses, beard, earrings, open }) {
  const { back, front } = HAIR[cut] ?? HAIR.short ?? { front: () => '' }
  const shade = 'fill="#000" opacity=".13"'
  const neck = `<path d="M27 35h10v8.5c0 3-10 3-10 0z" fill="${skin}"/><path d="M27 37.5c3 2.8 7 2.8 10 0v2.5c-3 2.6-7 2.6-10 0z" ${shade}/>`
  const body = `<path d="M7 64c0-11.5 8.5-17.5 20-20.5h10c11.5 3 20 9 20 20.5z" fill="${open ? shirt : coat}"/>`
  const collar = open
    ? `<path d="M7 64c0-11.5 8.5-17.5 20-20.5 1 4 9 4 10 0C48.5 46.5 57 52.5 57 64z" fill="${coat}"/><path d="M26.5 43.6c1.5 5 9.5 5 11 0l1.5.4c-2 7-12 7-14 0z" fill="${shirt}"/>`
    : `<path d="M26.5 43.5 32 56l5.5-12.5c-2.5 2.2-8.5 2.2-11 0z" fill="${shirt}"/><path d="m26.5 43.5-4 2.5 3.5 5-1.5 2L32 64V56zM37.5 43.5l4 2.5-3.5 5 1.5 2L32 64V56z" ${shade}/>`
  const knot = tie ? `<path d="m30.3 48.5 1.7-1 1.7 1-.7 2.5 1.5 8-2.5 3-2.5-3 1.5-8z" fill="${tie}"/>` : ''
  const ears = `<g fill="${skin}"><ellipse cx="21.3" cy="28.5" rx="2" ry="3"/><ellipse cx="42.7" cy="28.5" rx="2" ry="3"/></g>`
  const head = `<path d="M21.5 25c0-8 4.2-12.5 10.5-12.5S42.5 17 42.5 25c0 9.5-4.5 15-10.5 15s-10.5-5.5-10.5-15z" fill="${skin}"/>`
  const whiskers = beard ? BEARDS[beard](hair) : ''
  const dark = '#2a1c17'
  const face = `<g fill="none" stroke="${dark}" stroke-linecap="round" stroke-width="1"><path d="M25.3 23.4c1-.8 2.6-.9 3.6-.4M35.1 23c1-.5 2.6-.4 3.6.4" stroke-width="1.2"/><path d="M32 27.5v3c0 .8-.6 1-1.2 1" opacity=".45"/><path d="M28.6 34.6c2 1.7 4.8 1.7 6.8 0" stroke="#7a2f2a"/></g><g fill="${dark}"><ellipse cx="27.4" cy="26.6" rx="1.15" ry="1.35"/><ellipse cx="36.6" cy="26.6" rx="1.15" ry="1.35"/></g>`
  const frames = glasses
    ? '<g fill="none" stroke="#3b3f46" stroke-width=".9"><rect x="23.6" y="24.2" width="7.2" height="5.2" rx="2.4"/><rect x="33.2" y="24.2" width="7.2" height="5.2" rx="2.4"/><path d="M30.8 26c.8-.5 1.6-.5 2.4 0M23.6 26l-2-.6M40.4 26l2-.6"/></g>'
    : ''
  const jewels = earrings
    ? '<g fill="#d8b25a"><circle cx="21" cy="32.6" r="1.1"/><circle cx="43" cy="32.6" r="1.1"/></g>'
    : ''
  return `<path fill="${paper}" d="M0 0h64v64H0z"/>${back?.(hair) ?? ''}${body}${neck}${collar}${knot}${ears}${head}${whiskers}${face}${front(hair)}${frames}${jewels}`
}

/** The whole file. */
export function portraits() {
  const rows = Math.ceil(PEOPLE.length / COLUMNS)
  const cells = PEOPLE.map((person, index) => {
    const [x, y] = [(index % COLUMNS) * SIDE, Math.floor(index / COLUMNS) * SIDE]
    return `<view id="${person.name}" viewBox="${x} ${y} ${SIDE} ${SIDE}"/><g transform="translate(${x} ${y})">${portrait(person)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * SIDE} ${rows * SIDE}"><title>Retratos</title>${cells.join('')}</svg>\n`
}

export const PORTRAITS_FILE = path.join(root, 'shell/public/icons/portraits.svg')

if (import.meta.filename === process.argv[1]) fs.writeFileSync(PORTRAITS_FILE, portraits())
