import { type Retry, useMissingMenu } from '@ementa/ui/plain'
import { Ellipsis } from 'lucide-react'
import type { Ref } from 'react'
import styles from './card.module.css'

interface MoreButtonProps {
  label: string
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/** What opens the menu of a card, before the menu itself is there. */
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

/** In the place of a menu that did not arrive. */
export function MissingMenu({ label, retry }: { label: string } & Retry) {
  return <MoreButton ref={useMissingMenu()} label={label} onClick={retry} />
}
