import { Box, Button, Flex, Text, useOffline, useServices } from '@ementa/ui'
import type { ResponseCache } from '@ementa/ui/host'
import { CloudUpload, WifiOff } from 'lucide-react'
import { pendingState } from './pending-state'
import { SavedAge } from './saved-note'
import { pendingCount } from './words'

/**
 * Below the header while the browser is offline (spec §2); online only as long as something still waits to be sent,
 * and then it does not claim to be offline.
 */
export function OfflineBar({ cache }: { cache: ResponseCache }) {
  const { online, syncing, pending } = useOffline()
  const count = pending.length
  if (online && count === 0) return null
  const Icon = online ? CloudUpload : WifiOff
  return (
    <Box
      role="region"
      aria-label={online ? 'Pendências de envio' : 'Sem conexão'}
      bg="warningBg"
      color="warning"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Flex maxW="1200px" mx="auto" px={{ base: 3, md: 4 }} align="center" columnGap={3} flexWrap="wrap" minH="44px">
        <Box
          as={Icon}
          boxSize="18px"
          aria-hidden
          flexShrink={0}
          alignSelf={{ base: 'flex-start', md: 'center' }}
          mt={{ base: 2, md: 0 }}
        />
        <Flex
          flex={{ base: '1 1 0', md: '0 1 auto' }}
          minW={0}
          wrap="wrap"
          align="center"
          columnGap={3}
          pt={{ base: 2, md: 0 }}
        >
          <Text fontSize="sm" fontWeight={600} role="status">
            {online ? messageOnline(syncing, count) : 'Sem conexão — exibindo conteúdo salvo'}
          </Text>
          <SavedAge cache={cache} />
        </Flex>
        <Flex ms={{ base: 0, md: 'auto' }} w={{ base: '100%', md: 'auto' }} align="center" gap={2}>
          <Actions count={count} isSyncing={syncing} />
        </Flex>
      </Flex>
    </Box>
  )
}

function Actions({ count, isSyncing }: { count: number; isSyncing: boolean }) {
  const { offline } = useServices()
  return (
    <>
      <Button
        variant="ghost"
        color="inherit"
        px={2}
        ms={{ base: -2, md: 0 }}
        textDecoration="underline"
        textUnderlineOffset="3px"
        aria-haspopup="dialog"
        onClick={pendingState.open}
      >
        {pendingCount(count)}
      </Button>
      <Button
        variant="ghost"
        color="inherit"
        px={2}
        ms="auto"
        isLoading={isSyncing}
        loadingText="Sincronizando…"
        onClick={() => void offline.sync()}
      >
        Tentar sincronizar
      </Button>
    </>
  )
}

function messageOnline(isSyncing: boolean, count: number): string {
  if (isSyncing) return 'Enviando o que ficou na fila…'
  return count === 1 ? 'Uma ação ainda não foi enviada' : 'Algumas ações ainda não foram enviadas'
}
