import { COUNT, IMAGE } from '@ementa/contracts'
import { Button, Flex, Text } from '@ementa/ui'
import { CalendarClock, Hash, ImagePlus } from 'lucide-react'
import { memo, useRef } from 'react'
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

/** What a post can have besides its text: images, hashtags, a date. */
export const ComposerToolbar = memo(function ComposerToolbar(props: ComposerToolbarProps) {
  const { tagCount, panel, canSchedule, imageCount, hasImageRoom, onFiles, onPanel } = props
  const input = useRef<HTMLInputElement>(null)
  const isFull = tagCount >= COUNT.tagsPerPost
  return (
    <Flex gap={1} mt={4} ms={-3} wrap="wrap">
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE.types.join(',')}
        aria-label="Arquivo da imagem"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen again after a failure.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button
        variant="ghost"
        px={3}
        leftIcon={<ImagePlus size={20} aria-hidden />}
        isDisabled={!hasImageRoom}
        onClick={() => input.current?.click()}
      >
        Imagem
        {imageCount > 0 && (
          <Text as="span" ms={1.5} fontWeight={400} textStyle="numbers">
            {imageCount}/{COUNT.imagesPerPost}
          </Text>
        )}
      </Button>
      <Button
        variant="ghost"
        px={3}
        leftIcon={<Hash size={20} aria-hidden />}
        // Its own panel can be closed in any case.
        isDisabled={isFull && panel !== 'tags'}
        aria-expanded={panel === 'tags'}
        onClick={() => onPanel('tags')}
      >
        Hashtags
        <Text as="span" ms={1.5} fontWeight={400} textStyle="numbers">
          {tagCount}/{COUNT.tagsPerPost}
        </Text>
      </Button>
      {canSchedule && (
        <Button
          variant="ghost"
          px={3}
          leftIcon={<CalendarClock size={20} aria-hidden />}
          aria-expanded={panel === 'schedule'}
          onClick={() => onPanel('schedule')}
        >
          Agendar
        </Button>
      )}
    </Flex>
  )
})
