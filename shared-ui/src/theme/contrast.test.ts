import { expect, test } from 'vitest'
import { colors } from './tokens'

type Name = keyof typeof colors

const GROUNDS: Name[] = ['bg', 'bg.surface', 'bg.sunken', 'bg.hover']
/** Colours of text on each ground of a page, those of placeholders and of disabled controls included. */
const TEXTS: Name[] = [
  ...(['fg', 'fg.muted', 'fg.subtle', 'link', 'brand.fg', 'gold'] as const),
  ...(['danger', 'warning', 'success', 'chakra-placeholder-color', 'chakra-subtle-text'] as const),
  ...(['authority.advogado', 'authority.estagiario', 'authority.estudante', 'authority.empresa'] as const),
]
/** Text on a ground of its own. */
const PAIRS: [text: Name, ground: Name][] = [
  ['brand.contrast', 'brand.solid'],
  ['brand.contrast', 'brand.solidHover'],
  ['brand.fg', 'brand.subtle'],
  ['link', 'link.subtle'],
  ['success', 'successBg'],
  ['warning', 'warningBg'],
  ['danger', 'dangerBg'],
  ['gold', 'goldBg'],
]
/** Colours that show the place of a control, or of the focus. */
const EDGES: Name[] = ['border.control', 'focusRing']

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const onEach = (names: Name[]) => names.flatMap((name) => GROUNDS.map((ground): [Name, Name] => [name, ground]))

test.each(['default', '_dark'] as const)(
  'texts and edges are told from the ground below them, %s [EXP-21] [EXP-16]',
  (theme) => {
    const below = (least: number, pairs: [Name, Name][]) =>
      pairs
        .map(([name, ground]) => ({ name, ground, ratio: contrast(colors[name][theme], colors[ground][theme]) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ name, ground, ratio }) => `${name} on ${ground}: ${ratio.toFixed(2)}`)
    expect(below(4.5, [...onEach(TEXTS), ...PAIRS])).toEqual([])
    expect(below(3, onEach(EDGES))).toEqual([])
  },
)
