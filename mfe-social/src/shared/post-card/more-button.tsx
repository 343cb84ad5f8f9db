import { type Retry, useMissingMenu } from '@ementa/ui'
import { Ellipsis } from 'lucide-react'
import type { Ref } from 'react'
import styles from './card.module.css'

interface MoreButtonProps {
  label: string
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/** The button that opens the menu of a card, shown until the menu is loaded. */
export function MoreButton({ label, onClick, ref }: MoreButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.more}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void import('./card-menu').catch(() => undefined)}
      onClick={onClick}
    >
      <Ellipsis size={20} aria-hidden />
    </button>
  )
}

/** The button alone, where the file of the menu could not be loaded. */
export function MissingMenu({ label, retry }: { label: string } & Retry) {
  return <MoreButton ref={useMissingMenu()} label={label} onClick={retry} />
}
