import type { ComponentProps } from 'react'

export type Tone = 'subtle' | 'solid' | 'info' | 'success' | 'warning' | 'danger' | 'gold'

/** A word or two in small letters on a ground of their own, as Chakra's `Badge`. */
export function PlainBadge({ tone = 'subtle', ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return <span className="badge" data-tone={tone} {...rest} />
}
