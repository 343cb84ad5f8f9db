// Data file. Federal acts are numbered in series that only grow, so number and year together tell a federal act from
// a state's or a city's. Each run: its first year and the last
// number of each year from there on (about; `slack` covers the rest), from the
// lists of https://www.planalto.gov.br/ccivil_03/ (Legislação, by kind and year).

interface Run {
  /** The year before the first act of the run. */
  from: number
  lasts: readonly number[]
}

const LAWS: readonly Run[] = [
  {
    from: 1945,
    lasts: [
      0, 20, 170, 602, 1050, 1310, 1540, 1800, 2150, 2430, 2705, 3050, 3360, 3540, 3720, 3890, 4030, 4215, 4310, 4630,
      4940, 5196, 5395, 5560, 5578, 5650, 5795, 5868, 6018, 6200, 6310, 6418, 6520, 6620, 6780, 6895, 6978, 7075, 7178,
      7299, 7440, 7575, 7648, 7715, 7995, 8158, 8395, 8615, 8840, 8972, 9262, 9432, 9600, 9780, 9955, 10180, 10404,
      10638, 10834, 11090, 11257, 11440, 11642, 11898, 12189, 12378, 12586, 12772, 12936, 13081, 13244, 13413, 13586,
      13799, 13977, 14117, 14287, 14525, 14805, 15092, 15340,
    ],
  },
]

/** Decrees from the new numbering of 1991 on. */
const DECREES: readonly Run[] = [
  {
    from: 1990,
    lasts: [
      0, 425, 715, 1040, 1365, 1770, 2115, 2460, 2940, 3335, 3715, 4075, 4565, 4955, 5330, 5650, 6010, 6330, 6715, 7060,
      7430, 7660, 7885, 8175, 8385, 8635, 8950, 9265, 9665, 10195, 10585, 10935, 11325, 11875, 12345, 12800,
    ],
  },
]

/** Two series: 1937–1946 and 1965–1988. */
const DECREE_LAWS: readonly Run[] = [
  { from: 1936, lasts: [0, 150, 1000, 1950, 2920, 3980, 5130, 6140, 7190, 8500, 9920] },
  {
    from: 1964,
    lasts: [
      0, 6, 105, 350, 412, 1070, 1150, 1205, 1255, 1305, 1375, 1435, 1500, 1605, 1660, 1755, 1830, 1910, 1985, 2090,
      2190, 2270, 2320, 2400, 2481,
    ],
  },
]

const COMPLEMENTARY: readonly Run[] = [
  {
    from: 1966,
    lasts: [
      0, 3, 5, 6, 9, 11, 12, 19, 21, 27, 30, 33, 34, 39, 41, 43, 46, 48, 49, 52, 53, 57, 58, 62, 64, 70, 71, 78, 81, 83,
      88, 92, 95, 100, 103, 113, 115, 116, 117, 120, 123, 127, 128, 133, 138, 140, 141, 143, 148, 153, 157, 160, 164,
      171, 176, 188, 197, 204, 211, 225,
    ],
  },
]

const AMENDMENTS: readonly Run[] = [
  {
    from: 1991,
    lasts: [
      0, 2, 4, 4, 9, 15, 17, 20, 24, 31, 35, 39, 42, 45, 48, 53, 56, 57, 62, 67, 68, 71, 76, 84, 90, 95, 99, 99, 105,
      108, 114, 128, 132, 135, 138,
    ],
  },
]

/** Medidas provisórias from Emenda Constitucional 32/2001 on. */
const PROVISIONAL: readonly Run[] = [
  {
    from: 2000,
    lasts: [
      0, 20, 103, 162, 233, 275, 340, 410, 454, 477, 514, 556, 601, 633, 664, 706, 765, 813, 869, 916, 1025, 1093, 1150,
      1208, 1285, 1335,
    ],
  },
]

const SERIES = {
  lei: { runs: LAWS, slack: 30 },
  decreto: { runs: DECREES, slack: 30 },
  'decreto.lei': { runs: DECREE_LAWS, slack: 30 },
  'lei.complementar': { runs: COMPLEMENTARY, slack: 1 },
  'emenda.constitucional': { runs: AMENDMENTS, slack: 0 },
  'medida.provisoria': { runs: PROVISIONAL, slack: 5 },
} as const

export type FederalKind = keyof typeof SERIES

/** Returns whether a federal act of this kind can have this number in this year. After the last year anything higher can. */
export function isFederal(kind: FederalKind, number: number, year: number): boolean {
  const { runs, slack } = SERIES[kind]
  return runs.some(({ from, lasts }) => {
    const at = year - from
    const previous = lasts[at - 1] ?? Infinity
    const last = lasts[at] ?? 0
    if (number > previous - slack && number <= last + slack) return true
    const isLater = at >= lasts.length && at < lasts.length + 30
    return isLater && kind !== 'decreto.lei' && number > (lasts.at(-1) ?? 0) - slack
  })
}
