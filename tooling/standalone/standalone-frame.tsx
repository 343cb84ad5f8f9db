import { Box, BrandGlyph, Button, Flex, Text, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { type HostServices, useKeptPageFocus } from '@ementa/ui/host'
import { OverlayHost } from '@ementa/ui/overlays'
import { recommendedQuery } from '@ementa/ui/queries'
import type { ReactNode } from 'react'

/** Theme switch, a select of the demo people, and the remote by itself. */
export function StandaloneFrame({ services, children }: { services: HostServices; children: ReactNode }) {
  const { theme } = services
  useKeptPageFocus()
  return (
    <>
      <Flex as="header" align="center" gap={3} px={4} h="bar" borderBottomWidth="1px" borderColor="border">
        <BrandGlyph />
        <Text textStyle="label">Ementa, área avulsa</Text>
        <Box ml="auto">
          <PersonSelect services={services} />
        </Box>
        <Button variant="ghost" onClick={() => theme.toggle()}>
          Alternar tema
        </Button>
      </Flex>
      <Box as="main" id="conteudo" tabIndex={-1}>
        {children}
      </Box>
      <OverlayHost />
    </>
  )
}

const PEOPLE_SHOWN = 12

function PersonSelect({ services: { session } }: { services: HostServices }) {
  const { user } = useSession()
  const { data } = useRead(recommendedQuery({ limit: PEOPLE_SHOWN }))
  return (
    <select
      id="pessoa"
      aria-label="Pessoa"
      value={user?.username ?? 'visitante'}
      onChange={({ target }) => void (target.value === 'visitante' ? session.signOut() : session.signIn(target.value))}
    >
      <option value="visitante">Visitante</option>
      {data?.profiles.map(({ username }) => (
        <option key={username}>{username}</option>
      ))}
    </select>
  )
}
