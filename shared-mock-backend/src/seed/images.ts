// Four small drawings of our own, as data addresses, so that the sample posts need neither network nor files.

function drawing(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
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

export const seedImages = { struckDraft, courtroom, channelSteps, studyDesk }
