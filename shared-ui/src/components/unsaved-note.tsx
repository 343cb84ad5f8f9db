import { createContext, useContext } from 'react'

/** Texts about data that was never opened on this device, for a page and for a part of one. */
export const UNSAVED_TEXTS = {
  page: 'Esta página ainda não foi salva neste aparelho e precisa de conexão.',
  part: 'Esta parte ainda não foi salva neste aparelho e precisa de conexão.',
} as const

/** True when the frame already says that nothing of this page is saved; then its parts do not repeat it. */
export const UnsavedPageContext = createContext(false)

/** Replaces the error card while offline: nothing failed, the data was never here, and trying again cannot help. */
export function UnsavedNote({ isPage }: { isPage: boolean }) {
  const isSaid = useContext(UnsavedPageContext)
  return (
    <>
      {isPage && (
        <h1 className="visually-hidden" tabIndex={-1}>
          Página indisponível sem conexão
        </h1>
      )}
      {!isSaid && (
        <p role="note" className="unsaved-note">
          {isPage ? UNSAVED_TEXTS.page : UNSAVED_TEXTS.part}
        </p>
      )}
    </>
  )
}
