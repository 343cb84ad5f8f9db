import { Button, counted, PlainStyles, Text } from '@ementa/ui'
import { memo } from 'react'

const foot = {
  px: 4,
  py: 5,
  textAlign: 'center',
  '.shown': { fontSize: 'xs', color: 'fg.subtle', textStyle: 'numbers' },
}
const styles = { '.mod-more': foot }

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
    <div className="mod-more">
      <PlainStyles styles={styles} />
      <p className="shown" role="status">
        {isEnd ? `Fim da lista: ${counted(shown, 'item', 'itens')}` : `${shown} de ${counted(total, 'item', 'itens')}`}
      </p>
      {error !== undefined && !isLoading && (
        <Text mt={2} color="danger" fontSize="sm" role="alert">
          Não foi possível carregar mais. Tente novamente.
        </Text>
      )}
      {!isEnd && <MoreButton onMore={onMore} isLoading={isLoading} />}
    </div>
  )
})

const MoreButton = memo(function MoreButton({ onMore, isLoading }: Pick<LoadMoreProps, 'onMore' | 'isLoading'>) {
  return (
    <Button mt={3} onClick={onMore} isLoading={isLoading} loadingText="Carregando…">
      Carregar mais
    </Button>
  )
})
