// Data file: drawings of our own for the sample posts, as SVG. Loaded with the first of them that is shown.

function drawing(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

/** Horizontal strokes that stand for lines of text. */
function lines(x: number, y: number, widths: number[], color = '#9aa3ad'): string {
  return widths
    .map((w, index) => `<rect x="${x}" y="${y + index * 22}" width="${w}" height="7" rx="3" fill="${color}"/>`)
    .join('')
}

const sheet = (x: number, y: number, w: number, h: number) =>
  `<rect x="${x + 5}" y="${y + 6}" width="${w}" height="${h}" fill="#000" opacity=".12"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fffdf8" stroke="#d8d2c4"/>`

/** A contract page with most of its lines struck out. */
const struckDraft = drawing(
  800,
  500,
  `<rect width="800" height="500" fill="#e9e4d8"/>${sheet(230, 40, 340, 440)}<rect x="262" y="74" width="170" height="12" rx="3" fill="#3d4650"/>${lines(262, 112, [270, 250, 276, 230, 268, 140, 276, 262, 244, 270, 120, 258, 272, 190, 240])}<g stroke="#a8322d" stroke-width="4" stroke-linecap="round"><path d="M256 138l284-3M256 160l270 2M256 182l288-4M256 248l284 2M256 270l262-3M256 292l284 3M256 336l270-3M256 380l278 2"/></g><path d="M588 118c26 8 34 30 22 52" fill="none" stroke="#a8322d" stroke-width="4"/><text x="612" y="120" font-family="Georgia,serif" font-style="italic" font-size="24" fill="#a8322d">já está na lei</text>`,
)

/** The empty bench of a courtroom, seen from the lectern. */
const courtroom = drawing(
  800,
  450,
  '<rect width="800" height="450" fill="#22303a"/><rect y="330" width="800" height="120" fill="#18222a"/><path d="M120 210h560l36 130H84z" fill="#6b4a33"/><path d="M120 210h560v16H120z" fill="#8a6244"/><g fill="#3a2a20"><rect x="190" y="130" width="70" height="80" rx="8"/><rect x="360" y="100" width="80" height="110" rx="8"/><rect x="540" y="130" width="70" height="80" rx="8"/></g><g stroke="#c9a56a" stroke-width="5" fill="none"><path d="M400 26v44M366 38h68M366 38l-14 26h28zM434 38l-14 26h28z"/></g><path d="M350 450l16-76h68l16 76z" fill="#4d3526"/><rect x="352" y="362" width="96" height="14" fill="#8a6244"/>',
)

/** Four steps of a complaint channel. */
const channelSteps = drawing(
  800,
  400,
  `<rect width="800" height="400" fill="#eef1ec"/><g font-family="Georgia,serif" font-size="22" fill="#24352e" text-anchor="middle">${[
    'Recebe',
    'Apura',
    'Decide',
    'Responde',
  ]
    .map(
      (label, index) =>
        `<circle cx="${115 + index * 190}" cy="170" r="56" fill="#fffdf8" stroke="#2f6b54" stroke-width="5"/><text x="${115 + index * 190}" y="180" font-size="34">${index + 1}</text><text x="${115 + index * 190}" y="270">${label}</text>`,
    )
    .join(
      '',
    )}</g><path d="M177 170h58M367 170h58M557 170h58" stroke="#2f6b54" stroke-width="5" stroke-dasharray="4 9"/>`,
)

/** A page of a notebook beside an open volume: reading at night. */
const studyDesk = drawing(
  800,
  500,
  `<rect width="800" height="500" fill="#33271f"/><circle cx="640" cy="90" r="210" fill="#f3d48b" opacity=".16"/><path d="M90 130q150-42 290 10v260q-140-52-290-10z" fill="#fffdf8"/><path d="M670 130q-150-42-290 10v260q140-52 290-10z" fill="#f6f1e4"/>${lines(130, 176, [210, 196, 214, 180, 208, 150, 212])}${lines(424, 176, [204, 212, 186, 210, 120, 206, 190], '#b3aa98')}<rect x="424" y="216" width="196" height="14" fill="#f3d48b" opacity=".8"/><path d="M380 140v260" stroke="#d8d2c4" stroke-width="3"/>`,
)

const INK = '#2b2622'
const RED = '#6b1f2e'

const text = (x: number, y: number, words: string, size = 22, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${words}</text>`

/** A page with a title, on which a diagram is set like one of a book. */
const page = (title: string, content: string) =>
  drawing(
    960,
    600,
    `<rect width="960" height="600" fill="#fbf9f5"/><g font-family="Georgia,serif" fill="${INK}">${text(48, 74, title, 34, `font-weight="bold" fill="${RED}"`)}<path d="M48 98h864" stroke="${RED}" stroke-width="3"/>${content}</g>`,
  )

/** Columns begin at `starts`, in px. The first row is the head. */
function table(starts: readonly number[], rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells, row) => {
      const y = 160 + row * 108
      const look = row === 0 ? 'fill="#6f675b" letter-spacing="1"' : ''
      const line = `<path d="M48 ${y + 46}h864" stroke="#d8d2c4" stroke-width="2"/>`
      return (
        line + cells.map((cell, column) => text(starts[column] ?? 48, y + 8, cell, row === 0 ? 20 : 26, look)).join('')
      )
    })
    .join('')
}

/** The three ways of compensating hours, by the form of the agreement. */
const hourBank = page(
  'Banco de horas: três regimes (art. 59 da CLT)',
  table(
    [48, 500, 740],
    [
      ['FORMA DO AJUSTE', 'COMPENSA EM', 'BASE'],
      ['Norma coletiva', 'até um ano', '§ 2º'],
      ['Acordo individual escrito', 'até seis meses', '§ 5º'],
      ['Acordo escrito ou tácito', 'no mesmo mês', '§ 6º'],
    ],
  ),
)

/** A table of the two heaviest sanctions of public contracts: where each applies, and for how long. */
const sanctions = page(
  'Sanções do art. 156 da Lei 14.133/2021',
  table(
    [48, 380, 660],
    [
      ['', 'IMPEDIMENTO (III)', 'INIDONEIDADE (IV)'],
      ['Alcance', 'ente que aplicou', 'todos os entes'],
      ['Prazo', 'até três anos', 'de três a seis anos'],
      ['Base', '§ 4º', '§ 5º'],
    ],
  ),
)

/** The two periods of complaint and the one of compensation, as lines of different length. */
const consumerDeadlines = page(
  'Reclamar do vício, reparar o dano: os prazos do CDC',
  [
    ['Vício, produto não durável', '30 dias (art. 26, I)', 120],
    ['Vício, produto durável', '90 dias (art. 26, II)', 250],
    ['Dano por fato do produto ou do serviço', 'cinco anos (art. 27)', 820],
  ]
    .map(([label, period, width], index) => {
      const y = 170 + index * 138
      const color = index === 2 ? RED : '#1f4e6b'
      return `${text(48, y, String(label), 24)}<rect x="48" y="${y + 18}" width="${width}" height="18" rx="9" fill="${color}"/>${text(48, y + 68, String(period), 24, `fill="${color}" font-weight="bold"`)}`
    })
    .join(''),
)

const box = (x: number, y: number, width: number, words: readonly string[], color = INK) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${44 + words.length * 32}" rx="8" fill="#fff" stroke="${color}" stroke-width="3"/>${words.map((line, index) => text(x + width / 2, y + 46 + index * 32, line, 24, `text-anchor="middle" fill="${color}"`)).join('')}`

/** One question leads to either article. */
const whichArticle = page(
  'Art. 26 ou art. 27 do CDC?',
  `${box(250, 140, 460, ['O defeito atingiu a pessoa', 'ou outro bem dela?'])}<path d="M360 250v70H230v40M600 250v70h130v40" fill="none" stroke="${INK}" stroke-width="3"/>${text(250, 308, 'não')}${text(660, 308, 'sim')}${box(48, 362, 370, ['Vício', 'decadência: art. 26'], '#1f4e6b')}${box(542, 362, 370, ['Fato do produto', 'prescrição: art. 27'], RED)}`,
)

/** Drawings by the names that `images.ts` gives out. */
export const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    struckDraft,
    courtroom,
    channelSteps,
    studyDesk,
    hourBank,
    sanctions,
    consumerDeadlines,
    whichArticle,
  }),
)
