import type { ToastInput } from '@ementa/contracts'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Button, CloseButton } from '../components/button'
import { guardedPress } from '../services/guarded-press'
import styles from './toast-card.module.css'

const look = {
  success: { icon: CircleCheck, color: 'success' },
  error: { icon: CircleAlert, color: 'danger' },
  warning: { icon: TriangleAlert, color: 'warning' },
  info: { icon: Info, color: 'link' },
} as const

type ToastCardProps = Pick<ToastInput, 'title' | 'description' | 'action'> & {
  id: string
  status: keyof typeof look
  onClose: () => void
}

/** The content of a toast, with its one action. */
export function ToastCard({ id, title, description, status, action, onClose }: ToastCardProps) {
  const { icon: Icon, color } = look[status]
  return (
    <div
      role={status === 'error' ? 'alert' : 'status'}
      aria-atomic
      className={styles.card}
      style={{ '--tone': `var(--chakra-colors-${color})` } as CSSProperties}
    >
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {action && (
          <Button
            size="sm"
            className={styles.action}
            onClick={guardedPress('toasts', id, () => {
              action.onClick()
              onClose()
            })}
          >
            {action.label}
          </Button>
        )}
      </div>
      <CloseButton aria-label="Fechar aviso" className={styles.close} onClick={onClose} />
    </div>
  )
}
