import { BRAND, errorCode } from '@ementa/contracts'
import { Box, Button, Flex, keepClear, Text, useServices } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useState } from 'react'
import { installState, installsByShareSheet, isFirstOffer, rememberDismissal } from './install-state'

const keepOffer = keepClear('--ementa-offer')

/** A page with a bar of its own at its bottom needs the room: the banner waits for another page. */
const WITH_A_BAR = 'body:has([data-action-bar]) &'

/** Offers to install the product, on phones, once per browser (spec §2, C-21). */
export function InstallBanner() {
  const { api, toast } = useServices()
  const { prompt } = useSnapshot(installState)
  const [isOpen, setOpen] = useState(isFirstOffer)
  const [isBusy, setBusy] = useState(false)
  const [showsSteps, setShowsSteps] = useState(false)
  if (!isOpen) return null

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
      ref={keepOffer}
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
      sx={{ [WITH_A_BAR]: { display: 'none' } }}
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
