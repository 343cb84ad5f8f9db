import type { ComponentProps } from 'react'

export type Tone = 'subtle' | 'solid' | 'info' | 'success' | 'warning' | 'danger' | 'gold'

/** A word or two in small letters on a ground of their own. */
export function PlainBadge({ tone = 'subtle', className = '', ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return <span className={`badge ${className}`} data-tone={tone} {...rest} />
}
