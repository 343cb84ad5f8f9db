import type { Notification } from '@ementa/contracts'
import { Avatar, guardedPress, IconButton, TimeAgo } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { AtSign, Bell, Check, Heart, MessageSquare, UserPlus, X } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import type { NotificationRow } from './group-notifications'
import styles from './notifications.module.css'
import { useSwipe } from './swipe'

const ICONS = {
  like: Heart,
  comment: MessageSquare,
  follow: UserPlus,
  new_follower: UserPlus,
  mention: AtSign,
  system: Bell,
} as const satisfies Record<Notification['type'], unknown>

interface NotificationItemProps {
  row: NotificationRow
  onRead: (ids: readonly string[]) => void
  onRemove: (ids: readonly string[]) => void
}

/** One row: a sentence, its time, and two buttons. Swiping right marks it read, as the first button does. */
export const NotificationItem = memo(function NotificationItem({ row, onRead, onRemove }: NotificationItemProps) {
  const { offset, handlers } = useSwipe({ isEnabled: !row.isRead, onSwipe: () => onRead(row.ids) })
  const isSwiped = offset > 0
  return (
    <article
      className={styles.note}
      aria-label={row.sentence}
      data-unread={row.isRead ? undefined : ''}
      data-swiped={isSwiped ? '' : undefined}
    >
      {isSwiped && (
        <span className={styles.swiped} aria-hidden>
          <Check size={24} />
        </span>
      )}
      <div
        {...handlers}
        className={styles.row}
        data-swipe={isSwiped ? offset : undefined}
        style={isSwiped ? { transform: `translateX(${offset}px)` } : undefined}
      >
        <Picture row={row} />
        <div className={styles.said}>
          {!row.isRead && <span className="visually-hidden">Não lida. </span>}
          <Sentence row={row} onRead={onRead} />
          {row.excerpt && <p className={`clamped ${styles.about}`}>“{row.excerpt}”</p>}
          {row.missing && <p className={`clamped ${styles.about}`}>{row.missing}</p>}
          <p className={styles.when}>
            <TimeAgo iso={row.createdAt} />
          </p>
        </div>
        <div className={styles.actions}>
          {!row.isRead && (
            <IconButton
              icon={<Check size={20} aria-hidden />}
              aria-label={`Marcar como lida: ${row.sentence}`}
              title="Marcar como lida"
              onClick={(event) => {
                focusInstead(event.currentTarget, event.currentTarget.nextElementSibling)
                onRead(row.ids)
              }}
            />
          )}
          <IconButton
            icon={<X size={20} aria-hidden />}
            aria-label={`Remover: ${row.sentence}`}
            title="Remover"
            data-remove
            onClick={guardedPress('notifications', row.id, (event: MouseEvent<HTMLElement>) => {
              const all = [...document.querySelectorAll('[data-remove]')]
              const at = all.indexOf(event.currentTarget)
              focusInstead(event.currentTarget, all[at + 1] ?? all[at - 1] ?? null)
              onRemove(row.ids)
            })}
          />
        </div>
      </div>
    </article>
  )
})

/** Moves the focus from a button that is about to disappear, so that a keyboard user stays in the list. */
function focusInstead(button: HTMLElement, next: Element | null) {
  if (document.activeElement === button && next instanceof HTMLElement) next.focus()
}

function Sentence({ row, onRead }: Pick<NotificationItemProps, 'row' | 'onRead'>) {
  if (row.href === null) return <p className={styles.sentence}>{row.sentence}</p>
  return (
    <Link
      className={styles.sentence}
      to={row.href}
      onClick={() => {
        if (!row.isRead) onRead(row.ids)
      }}
    >
      {row.sentence}
    </Link>
  )
}

function Picture({ row }: { row: NotificationRow }) {
  const Icon = ICONS[row.type]
  if (row.type === 'system') {
    return (
      <span className={styles.system}>
        <Icon size={20} aria-hidden />
      </span>
    )
  }
  return (
    <span className={styles.picture}>
      <Avatar name={row.actor?.display_name ?? ''} src={row.actor?.avatar_url} size="md" />
      <span className={styles.icon}>
        <Icon size={12} aria-hidden />
      </span>
    </span>
  )
}
