import { Box, Button, counted, Text } from '@ementa/ui'
import { memo } from 'react'

interface LoadMoreProps {
  shown: number
  total: number
  isEnd: boolean
  isLoading: boolean
  error: unknown
  /** The same function at every render. */
  onMore: () => void
}

/** The foot of a list read page by page: how much is shown, and the rest on request. */
export const LoadMore = memo(function LoadMore({ shown, total, isEnd, isLoading, error, onMore }: LoadMoreProps) {
  return (
    <Box px={4} py={5} textAlign="center">
      <Text fontSize="xs" color="fg.subtle" textStyle="numbers" role="status">
        {isEnd ? `Fim da lista: ${counted(shown, 'item', 'itens')}` : `${shown} de ${counted(total, 'item', 'itens')}`}
      </Text>
      {error !== undefined && !isLoading && (
        <Text mt={2} color="danger" fontSize="sm" role="alert">
          Não foi possível carregar mais. Tente novamente.
        </Text>
      )}
      {!isEnd && (
        <Button mt={3} onClick={onMore} isLoading={isLoading} loadingText="Carregando…">
          Carregar mais
        </Button>
      )}
    </Box>
  )
})
