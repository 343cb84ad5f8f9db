import { type PushPreviewInput, TIMING } from '@ementa/contracts'
import { Box, BrandGlyph, Button, Flex, Text } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useNavigate } from '@ementa/ui/router'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { pushState } from './push-state'

/** What a push notification would look like (spec §2 Navigation shell); it leaves by itself after 5 s. */
export function PushCard() {
  const { current } = useSnapshot(pushState)
  return current && <Card key={current.number} preview={current} />
}

function Card({ preview: { title, body, href } }: { preview: PushPreviewInput }) {
  const navigate = useNavigate()
  const { pause, resume } = useTimeLeft(TIMING.pushPreview, pushState.close)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isHovered || hasFocus
  useEffect(() => (isHeld ? pause() : resume()), [isHeld, pause, resume])

  return (
    <Box
      role="status"
      aria-label="Prévia de notificação"
      position="fixed"
      top="calc(var(--ementa-header) + 12px)"
      right={{ base: 3, md: 4 }}
      left={{ base: 3, md: 'auto' }}
      w={{ md: '356px' }}
      zIndex="toast"
      p={4}
      pb={2}
      bg="bg.surface"
      border="1px solid"
      borderColor="border"
      borderRadius="lg"
      boxShadow="overlay"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => setFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <Flex gap={3} align="flex-start">
        <BrandGlyph size={24} />
        <Box minW={0} flex={1}>
          <Text fontWeight={600} fontSize="sm">
            {title}
          </Text>
          <Text fontSize="sm" color="fg.muted" noOfLines={3}>
            {body}
          </Text>
        </Box>
      </Flex>
      <Flex justify="flex-end" gap={2} mt={2}>
        <Button variant="ghost" onClick={pushState.close}>
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
      </Flex>
    </Box>
  )
}

/** Runs `onEnd` after `ms`, not counting the time it was paused. */
function useTimeLeft(ms: number, onEnd: () => void) {
  const remaining = useRef(ms)
  const began = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [controls] = useState(() => ({
    resume() {
      clearTimeout(timer.current)
      began.current = Date.now()
      timer.current = setTimeout(onEnd, remaining.current)
    },
    pause() {
      clearTimeout(timer.current)
      remaining.current -= Date.now() - began.current
    },
  }))
  useEffect(() => controls.pause, [controls])
  return controls
}
