import { PAGE_SIZE } from '@ementa/contracts'
import { Button, counted } from '@ementa/ui'
import { ArrowUp } from 'lucide-react'
import styles from './feed.module.css'

/** A button that shows new posts; it takes no room, so that nothing moves when it appears. */
export function NewPostsPill({ count, onShow }: { count: number; onShow: () => void }) {
  const text = counted(count, 'nova publicação', 'novas publicações')
  return (
    <div role="status" className={styles.news}>
      {count > 0 && (
        <Button variant="solid" size="sm" leftIcon={<ArrowUp size={16} aria-hidden />} onClick={onShow}>
          {count >= PAGE_SIZE.feed ? text.replace(' ', '+ ') : text}
        </Button>
      )}
    </div>
  )
}
