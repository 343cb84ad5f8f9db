import { Box, Button, Text } from '@ementa/ui'

interface LoadMoreProps {
  isEnd: boolean
  isLoading: boolean
  error: unknown
  onLoadMore: () => Promise<void>
}

/** The foot of a list that grows on request. A failed page keeps the list and is offered again. */
export function LoadMore({ isEnd, isLoading, error, onLoadMore }: LoadMoreProps) {
  if (isEnd) return null
  return (
    <Box textAlign="center" px={4} py={5}>
      {error !== undefined && (
        <Text role="alert" color="danger" fontSize="sm" mb={2}>
          Não foi possível carregar mais. Tente novamente.
        </Text>
      )}
      <Button onClick={() => void onLoadMore()} isLoading={isLoading} loadingText="Carregando…">
        Carregar mais
      </Button>
    </Box>
  )
}
