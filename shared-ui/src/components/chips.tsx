import { tagName } from '@ementa/contracts'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../routing/link'

interface TagChipProps {
  tag: string
  href?: string
  /** Removes the chip: with `href` by a button beside the link, without it by pressing the whole chip. */
  onRemove?: () => void
  /** Accessible name of the removing button, when it is not `Remover a tag …`. */
  removeLabel?: string
}

/**
 * A tag of the product by its name, `Trabalho`, or `#direito-novo` when nobody named it: a link, or a mere label when it
 * leads nowhere.
 */
export function TagChip({ tag, href, onRemove, removeLabel }: TagChipProps) {
  const name = tagName(tag)
  const face = <span className="chip-face">{name}</span>
  const link = href && (
    <Link to={href} className="chip">
      {face}
    </Link>
  )
  if (!onRemove) return link || face
  const removal = (
    <button type="button" className="chip" aria-label={removeLabel ?? `Remover a tag ${name}`} onClick={onRemove}>
      <span className="chip-face">
        {!link && name}
        <X size={14} aria-hidden />
      </span>
    </button>
  )
  if (!link) return removal
  return (
    <span className="chip-pair">
      {link}
      {removal}
    </span>
  )
}

interface PillProps {
  isPressed: boolean
  onToggle: () => void
  isDisabled?: boolean
  /** Tab index inside a toolbar, which is one stop of the Tab key. */
  tabIndex?: number
  children: ReactNode
}

/** A filter that is on or off; its state is said (`aria-pressed`), not only coloured. */
export function Pill({ isPressed, onToggle, isDisabled, tabIndex, children }: PillProps) {
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isPressed}
      disabled={isDisabled}
      tabIndex={tabIndex}
      onClick={onToggle}
    >
      <span className="chip-face">{children}</span>
    </button>
  )
}

/** Chips in a row that wraps. */
export function ChipRow({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`chip-row ${className}`} {...rest} />
}
