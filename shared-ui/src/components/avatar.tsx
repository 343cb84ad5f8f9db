import { Center, type CenterProps, Image } from '@chakra-ui/react'

/** First letters of the first and last name: `Ana Beatriz de Lima` → `AL`; `§` when there is no letter. */
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

const SIZES = { xs: '28px', sm: '36px', md: '44px', lg: '64px', xl: '88px' }
const LETTERS = { xs: '11px', sm: '14px', md: '17px', lg: '24px', xl: '32px' }

export interface AvatarProps extends CenterProps {
  /** Decides initials and tint. The name itself stands beside the picture, so the picture is silent. */
  name: string
  src?: string | null
  size?: keyof typeof SIZES
}

export function Avatar({ name, src, size = 'md', ...rest }: AvatarProps) {
  const [bg, ink, darkBg, darkInk] = tint(name)
  const initial = (
    <Center
      aria-hidden
      boxSize={SIZES[size]}
      flexShrink={0}
      borderRadius="full"
      bg={bg}
      color={ink}
      _dark={{ bg: darkBg, color: darkInk }}
      fontFamily="heading"
      fontWeight={600}
      fontSize={LETTERS[size]}
      letterSpacing="0.01em"
      lineHeight={1}
      userSelect="none"
      sx={{ '@media (forced-colors: active)': { border: '1px solid CanvasText' } }}
      {...rest}
    >
      {initials(name)}
    </Center>
  )
  if (!src) return initial
  return (
    <Image
      src={src}
      alt=""
      fallback={initial}
      boxSize={SIZES[size]}
      flexShrink={0}
      borderRadius="full"
      objectFit="cover"
    />
  )
}
