import { COUNT, IMAGE } from '@ementa/contracts'
import { Button } from '@ementa/ui'
import { CalendarClock, Hash, ImagePlus } from 'lucide-react'
import { memo, useRef } from 'react'
import styles from './composer.module.css'
import type { ComposerPanel } from './composer-state'

interface ComposerToolbarProps {
  tagCount: number
  panel: ComposerPanel
  canSchedule: boolean
  imageCount: number
  hasImageRoom: boolean
  onFiles: (files: readonly File[]) => void
  onPanel: (panel: ComposerPanel) => void
}

/** Buttons that add images, hashtags or a date to the post. */
export const ComposerToolbar = memo(function ComposerToolbar(props: ComposerToolbarProps) {
  const { tagCount, panel, canSchedule, imageCount, hasImageRoom, onFiles, onPanel } = props
  const input = useRef<HTMLInputElement>(null)
  const isFull = tagCount >= COUNT.tagsPerPost
  return (
    <div className={styles.toolbar}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE.types.join(',')}
        aria-label="Arquivo da imagem"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Without this, choosing the same file again after a failure would not fire `change`.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button
        className={styles.action}
        variant="ghost"
        leftIcon={<ImagePlus size={20} aria-hidden />}
        isDisabled={!hasImageRoom}
        onClick={() => input.current?.click()}
      >
        Imagem
        {imageCount > 0 && (
          <span className={styles.count}>
            {imageCount}/{COUNT.imagesPerPost}
          </span>
        )}
      </Button>
      <Button
        className={styles.action}
        variant="ghost"
        leftIcon={<Hash size={20} aria-hidden />}
        // The button stays enabled while its panel is open, so that it can close it.
        isDisabled={isFull && panel !== 'tags'}
        aria-expanded={panel === 'tags'}
        onClick={() => onPanel('tags')}
      >
        Hashtags
        <span className={styles.count}>
          {tagCount}/{COUNT.tagsPerPost}
        </span>
      </Button>
      {canSchedule && (
        <Button
          className={styles.action}
          variant="ghost"
          leftIcon={<CalendarClock size={20} aria-hidden />}
          aria-expanded={panel === 'schedule'}
          onClick={() => onPanel('schedule')}
        >
          Agendar
        </Button>
      )}
    </div>
  )
})
