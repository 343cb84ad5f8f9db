import { Box, Button, Text } from '@ementa/ui'
import { useEffect, useRef, useState } from 'react'

interface LoadMoreProps {
  isEnd: boolean
  isLoading: boolean
  error: unknown
  onLoadMore: () => Promise<void>
}

/** The foot of a list that grows on request. A failed page keeps the list and is offered again. */
export function LoadMore({ isEnd, isLoading, error, onLoadMore }: LoadMoreProps) {
  const [wasAsked, setAsked] = useState(false)
  if (isEnd) return wasAsked ? <EndOfList /> : null
  return (
    <Box textAlign="center" px={4} py={5}>
      {error !== undefined && (
        <Text role="alert" color="danger" fontSize="sm" mb={2}>
          Não foi possível carregar mais. Tente novamente.
        </Text>
      )}
      <Button
        onClick={() => {
          setAsked(true)
          void onLoadMore()
        }}
        isLoading={isLoading}
        loadingText="Carregando…"
      >
        Carregar mais
      </Button>
    </Box>
  )
}

/** Takes the place of the button, and its focus, once nothing more can be loaded. */
function EndOfList() {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Text ref={text} role="status" tabIndex={-1} px={4} py={5} textAlign="center" fontSize="sm" color="fg.muted">
      Você chegou ao fim da lista.
    </Text>
  )
}
