import { BRAND, errorCode, paths } from '@ementa/contracts'
import { Box, Button, Flex, Text, useServices } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { matchPath, useLocation } from '@ementa/ui/router'
import { useState } from 'react'
import { installState, installsByShareSheet, isFirstOffer, rememberDismissal } from './install-state'

/** Where what one writes, and the button that sends it, is at the banner's place. It waits for another page. */
const WRITING = [paths.compose.pattern, paths.comments.pattern]

/** Tells the page how much the banner covers, so that the last line of every page can be brought above it. */
function keepClear(banner: HTMLElement | null) {
  if (!banner) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--ementa-offer', `${banner.offsetHeight}px`))
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--ementa-offer')
  }
}

/** Offers to install the product, on phones, once per browser (spec §2, C-21). */
export function InstallBanner() {
  const { api, toast } = useServices()
  const { prompt } = useSnapshot(installState)
  const [isOpen, setOpen] = useState(isFirstOffer)
  const [isBusy, setBusy] = useState(false)
  const [showsSteps, setShowsSteps] = useState(false)
  const { pathname } = useLocation()
  if (!isOpen || WRITING.some((pattern) => matchPath(pattern, pathname))) return null

  function dismiss() {
    rememberDismissal()
    setOpen(false)
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
      setOpen(false)
    } catch (error) {
      console.warn(`[pwa] install failed: ${errorCode(error)}`)
      toast.error('Erro na instalação', 'Não foi possível instalar o app. Tente novamente.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box
      ref={keepClear}
      role="region"
      aria-label="Instalar o aplicativo"
      position="fixed"
      insetX={0}
      bottom="calc(var(--ementa-bottom-bar) + env(safe-area-inset-bottom, 0px))"
      zIndex="docked"
      px={4}
      pt={3}
      pb={1}
      bg="bg.surface"
      borderTopWidth="1px"
      borderColor="border.control"
    >
      <Text fontSize="sm" lineHeight={1.45}>
        {showsSteps
          ? 'Toque em Compartilhar e depois em “Adicionar à Tela de Início”.'
          : `Instale a ${BRAND.name} e leia também sem conexão.`}
        {!prompt && !installsByShareSheet() && (
          <Text as="span" color="fg.subtle">
            {' '}
            (instalação simulada)
          </Text>
        )}
      </Text>
      <Flex justify="flex-end" gap={2}>
        <Button variant="ghost" onClick={dismiss}>
          Dispensar
        </Button>
        {!showsSteps && (
          <Button
            variant="ghost"
            color="brand.fg"
            isLoading={isBusy}
            loadingText="Instalando…"
            onClick={() => void install()}
          >
            Instalar
          </Button>
        )}
      </Flex>
    </Box>
  )
}
