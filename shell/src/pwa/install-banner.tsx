import { BRAND, errorCode } from '@ementa/contracts'
import { Button, focusPage, keepClear, useHost, useServices } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useState } from 'react'
import { installState, installsByShareSheet, isFirstOffer, rememberDismissal } from './install-state'

const keepOffer = keepClear('--ementa-offer')

/** Offers to install the product, on phones, once per browser. */
export function InstallBanner() {
  const { api, toast } = useServices()
  const { prompt } = useSnapshot(installState)
  const { isCommunity } = useHost()
  const [isOpen, setOpen] = useState(isFirstOffer)
  const [isBusy, setBusy] = useState(false)
  const [showsSteps, setShowsSteps] = useState(false)
  const isSimulated = !prompt && !installsByShareSheet()
  // Only a real installation is offered where real people meet.
  if (!isOpen || (isSimulated && isCommunity)) return null

  /** Closes the banner. The pressed button goes with it, and the banner is outside the parts whose focus is kept. */
  function close() {
    setOpen(false)
    focusPage()
  }

  function dismiss() {
    rememberDismissal()
    close()
  }

  async function install() {
    if (!installState.prompt && installsByShareSheet()) return setShowsSteps(true)
    setBusy(true)
    try {
      if (installState.prompt) {
        await installState.prompt.prompt()
        const { outcome } = await installState.prompt.userChoice
        installState.prompt = null
        if (outcome === 'dismissed') return dismiss()
      }
      await api.device.install()
      toast.success('App instalado')
      close()
    } catch (error) {
      console.warn(`[pwa] install failed: ${errorCode(error)}`)
      toast.error('Erro na instalação', 'Não foi possível instalar o app. Tente novamente.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <section ref={keepOffer} aria-label="Instalar o aplicativo" className="install-offer">
      <p>
        {showsSteps
          ? 'Toque em Compartilhar e depois em “Adicionar à Tela de Início”.'
          : `Instale a ${BRAND.name} e leia também sem conexão.`}
        {isSimulated && <small> (instalação simulada)</small>}
      </p>
      <div>
        <Button variant="ghost" onClick={dismiss}>
          Dispensar
        </Button>
        {!showsSteps && (
          <Button variant="ghost" isLoading={isBusy} loadingText="Instalando…" onClick={() => void install()}>
            Instalar
          </Button>
        )}
      </div>
    </section>
  )
}
