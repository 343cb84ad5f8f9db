import { Button, CloseButton, Flex, keepClear, Text } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useHasUnsaved } from '@ementa/ui/host'
import { useState } from 'react'
import { takeUpdate } from './register-worker'
import { updateState } from './update-state'

const keepUpdate = keepClear('--ementa-update')

/** A new version waits: it asks, never reloads by itself, and keeps quiet while something is being written. */
export function UpdatePrompt() {
  const { waiting } = useSnapshot(updateState)
  const isWriting = useHasUnsaved()
  const [isLater, setLater] = useState(false)
  if (!waiting || isWriting || isLater) return null
  return (
    <Flex
      role="status"
      position="fixed"
      // Beside the navigation, whose foot says who is signed in.
      left={{ base: 3, md: 'calc(max(0px, (100vw - 1200px) / 2) + var(--ementa-side) + 16px)' }}
      right={{ base: 3, md: 'auto' }}
      ref={keepUpdate}
      bottom="calc(var(--ementa-bottom) + var(--ementa-action-bar, 0px) + 16px)"
      zIndex="banner"
      align="center"
      gap={2}
      ps={4}
      pe={1}
      minH="bar"
      bg="bg.surface"
      border="1px solid"
      borderColor="border.control"
      borderRadius="lg"
      boxShadow="overlay"
    >
      <Text fontSize="sm" fontWeight={600} flex={1}>
        Nova versão disponível
      </Text>
      <Button variant="solid" onClick={takeUpdate}>
        Atualizar
      </Button>
      <CloseButton aria-label="Atualizar mais tarde" onClick={() => setLater(true)} />
    </Flex>
  )
}
