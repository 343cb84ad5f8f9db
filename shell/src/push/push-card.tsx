import { type PushPreviewInput, TIMING } from '@ementa/contracts'
import { BrandGlyph, Button, focusPage } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useNavigate } from '@ementa/ui/router'
import { useEffect, useRef, useState } from 'react'
import { pushState } from '../dialog-states'
import styles from './push-card.module.css'

/** A preview of a push notification. It closes by itself after 5 s, not counting the time for which pointer or focus hold it. */
export function PushCard() {
  const { current } = useSnapshot(pushState)
  return current && <Card key={current.number} preview={current} />
}

function Card({ preview: { title, body, href } }: { preview: PushPreviewInput }) {
  const navigate = useNavigate()
  const remaining = useRef<number>(TIMING.pushPreview)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isHovered || hasFocus
  useEffect(() => {
    if (isHeld) return
    const began = Date.now()
    const timer = setTimeout(pushState.close, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - began
    }
  }, [isHeld])

  return (
    <div
      role="status"
      aria-label="Prévia de notificação"
      className={styles.card}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={(event) => setFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className={styles.content}>
        <BrandGlyph size={24} />
        <div>
          <p className={styles.title}>{title}</p>
          <p className={`muted ${styles.body}`}>{body}</p>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button
          variant="ghost"
          onClick={() => {
            pushState.close()
            focusPage()
          }}
        >
          Dispensar
        </Button>
        <Button
          onClick={() => {
            pushState.close()
            navigate(href)
          }}
        >
          Abrir
        </Button>
      </div>
    </div>
  )
}
