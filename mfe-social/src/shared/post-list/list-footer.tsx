import { Button, Flex, Text } from '@ementa/ui'

interface ListFooterProps {
  isEnd: boolean
  isLoading: boolean
  error: unknown
  endText: string
  onMore: () => void
}

/** Below a paged list: a real button beside the loading at 80 % of the scroll, and a word at the end. */
export function ListFooter({ isEnd, isLoading, error, endText, onMore }: ListFooterProps) {
  return (
    <Flex direction="column" align="center" gap={2} px={4} py={6} minH="92px">
      {Boolean(error) && !isLoading && (
        <Text role="alert" color="danger" fontSize="sm">
          Não foi possível carregar mais.
        </Text>
      )}
      {isEnd ? (
        <Text color="fg.subtle" fontSize="sm">
          {endText}
        </Text>
      ) : (
        <Button onClick={onMore} isLoading={isLoading} loadingText="Carregando…">
          Carregar mais
        </Button>
      )}
    </Flex>
  )
}
