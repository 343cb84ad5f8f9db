import { Text, VisuallyHidden } from '@chakra-ui/react'
import { createContext, useContext } from 'react'

/** The one sentence for what was never opened on this device, as a page and as a part of one (decision P-21). */
export const UNSAVED_TEXTS = {
  page: 'Esta página ainda não foi salva neste aparelho e precisa de conexão.',
  part: 'Esta parte ainda não foi salva neste aparelho e precisa de conexão.',
} as const

/** Whether the frame already says that nothing of this page is saved; then its parts do not repeat it. */
export const UnsavedPageContext = createContext(false)

/** In place of a failure to load while offline: nothing failed, it was never here, and trying again cannot help. */
export function UnsavedNote({ isPage }: { isPage: boolean }) {
  const isSaid = useContext(UnsavedPageContext)
  return (
    <>
      {isPage && (
        <VisuallyHidden as="h1" tabIndex={-1}>
          Página indisponível sem conexão
        </VisuallyHidden>
      )}
      {!isSaid && (
        <Text role="note" px={4} py={4} fontSize="sm" color="fg.muted">
          {isPage ? UNSAVED_TEXTS.page : UNSAVED_TEXTS.part}
        </Text>
      )}
    </>
  )
}
