import { BRAND } from '@ementa/contracts'
import { Column, PageHeader, SignInPrompt, Skeletons, Text, usePageTitle, useServices, useSession } from '@ementa/ui'
import { DeviceSection } from './device-section'
import { PeopleSection } from './people-section'

/** Muted and blocked people, and what is kept on this device (spec §2 Other pages; P-19). */
export default function PrivacyPage() {
  usePageTitle('Privacidade')
  const { api } = useServices()
  const { status, user } = useSession()
  return (
    <Column>
      {status === 'signed-out' ? (
        <SignInPrompt
          illustration="drawer"
          title="Privacidade"
          titleAs="h1"
          description="Entre para ver quem você silenciou e bloqueou."
        />
      ) : (
        <PageHeader
          title="Privacidade"
          description="Quem você silenciou ou bloqueou, e o que fica guardado neste aparelho."
        />
      )}
      {status === 'loading' && <Skeletons shape="row" count={4} />}
      {user && (
        <>
          <PeopleSection
            relation="muted"
            title="Usuários silenciados"
            hint="Você não vê o que publicam. Eles não ficam sabendo."
            empty="Você não silenciou ninguém."
            action="Reativar"
            list={() => api.users.listMuted()}
          />
          <PeopleSection
            relation="blocked"
            title="Usuários bloqueados"
            hint="Vocês deixaram de seguir um ao outro, e você não vê o que publicam."
            empty="Você não bloqueou ninguém."
            action="Desbloquear"
            list={() => api.users.listBlocked()}
          />
        </>
      )}
      <DeviceSection />
      <Text px={4} py={6} fontSize="sm" color="fg.muted" maxW="measure">
        Seus direitos de acesso, portabilidade e eliminação estão no art. 18 da Lei Geral de Proteção de Dados (Lei
        13.709/2018). Na {BRAND.name} você os exerce aqui mesmo, sem pedir a ninguém.
      </Text>
    </Column>
  )
}
