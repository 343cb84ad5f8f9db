import { type CSSProperties, useState } from 'react'
import { useImageSource } from '../services/use-image-source'

/** Returns the first letters of the first and last name: `Ana Beatriz de Lima` → `AL`; `§` when there is no letter. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const first = words[0]
  if (!first) return '§'
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (letter(first) + letter(last)).toUpperCase()
}

const letter = (word: string) => Array.from(word)[0] ?? ''

// Tints of paper and ink, not of candy: the same person always gets the same one.
const TINTS = [
  ['#E9DCC3', '#4A3413', '#3B3020', '#EBD9B4'],
  ['#E3D3D0', '#5A1B28', '#3D2326', '#EBC0C5'],
  ['#D5DDD3', '#23452F', '#23302A', '#BBD8C4'],
  ['#D3DCE3', '#1D4059', '#20303B', '#B7D3E6'],
  ['#DFD7E2', '#46304F', '#322838', '#D8C5E0'],
  ['#E0DDD6', '#3F3A33', '#302C28', '#D9D2C8'],
] as const

function tint(name: string) {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return TINTS[hash % TINTS.length] ?? TINTS[0]
}

const SIZES = { xs: 28, sm: 36, md: 44, lg: 64, xl: 88 }
const LETTERS = { xs: 11, sm: 14, md: 17, lg: 24, xl: 32 }

/** Custom properties beside the properties React knows. */
type Style = CSSProperties & Record<`--${string}`, string>

interface AvatarProps {
  /** Decides initials and tint. The name itself is beside the picture, so the picture is silent. */
  name: string
  src?: string | null
  size?: keyof typeof SIZES
}

/**
 * The person's picture, or initials until it is there and where there is none. Plain elements, dressed in the page's own
 * styles: every row of every list has one, and a styled component would write a new rule into the page for each tint.
 */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const source = useImageSource(src, `${SIZES[size]}px`)
  const [paper, ink, darkPaper, darkInk] = tint(name)
  const style: Style = {
    '--paper': paper,
    '--ink': ink,
    '--dark-paper': darkPaper,
    '--dark-ink': darkInk,
    width: SIZES[size],
    height: SIZES[size],
    fontSize: LETTERS[size],
  }
  return (
    <span className="avatar" aria-hidden style={style}>
      {initials(name)}
      {source && source.src !== broken && (
        <img {...source} alt="" loading="lazy" onError={() => setBroken(source.src)} />
      )}
    </span>
  )
}
