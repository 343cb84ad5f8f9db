import { BRAND, paths } from '@ementa/contracts'
import {
  Column,
  PageHeader,
  Section,
  SignedIn,
  SignInPrompt,
  Skeletons,
  Text,
  TextLink,
  usePageTitle,
} from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { DeviceSection } from './device-section'
import { MutedWordsSection } from './muted-words-section'
import { PeopleSection } from './people-section'
import { blockedQuery, mutedQuery } from './queries'
import { ThemeSection } from './theme-section'

const header = (
  <PageHeader title="Privacidade" description="Quem e o que você silenciou ou bloqueou, e o que fica neste aparelho." />
)

/** Muted and blocked people, and what is kept on this device (spec §2 Other pages; P-19). */
export default function PrivacyPage() {
  usePageTitle('Privacidade')
  return (
    <Column>
      <SignedIn
        loading={
          <>
            {header}
            <Skeletons shape="part" count={3} />
          </>
        }
        visitor={
          <SignInPrompt
            illustration="drawer"
            title="Privacidade"
            titleAs="h1"
            description="Entre para ver quem você silenciou e bloqueou."
          />
        }
      >
        {() => (
          <>
            {header}
            <PeopleSection
              relation="muted"
              title="Usuários silenciados"
              hint="O que publicam e comentam não aparece nas suas listas, nem avisos deles. Eles não ficam sabendo."
              empty="Você não silenciou ninguém."
              action="Reativar"
              query={mutedQuery}
            />
            <MutedWordsSection />
            <PeopleSection
              relation="blocked"
              title="Usuários bloqueados"
              hint="Vocês deixaram de seguir um ao outro, e você não vê o que publicam."
              empty="Você não bloqueou ninguém."
              action="Desbloquear"
              query={blockedQuery}
            />
          </>
        )}
      </SignedIn>
      <Section title="Moderação">
        <Text color="fg.muted" mb={2}>
          <TextLink as={Link} to={paths.ownModeration.href()}>
            Denúncias e decisões
          </TextLink>
          : a situação da sua conta e o que você denunciou.
        </Text>
        <Text color="fg.muted">
          <TextLink as={Link} to={paths.transparency.href()}>
            Relatório de transparência
          </TextLink>
          : o que a moderação decidiu, em números.
        </Text>
        <Text color="fg.muted" mt={2}>
          <TextLink as={Link} to={paths.accessibility.href()}>
            Acessibilidade
          </TextLink>
          : o que prometemos a todos, e como é verificado.
        </Text>
      </Section>
      <ThemeSection />
      <DeviceSection />
      <Text px={4} py={6} fontSize="sm" color="fg.muted" maxW="measure">
        Seus direitos de acesso, portabilidade e eliminação estão no art. 18 da Lei Geral de Proteção de Dados (Lei
        13.709/2018). Na {BRAND.name} você os exerce aqui mesmo, sem pedir a ninguém.
      </Text>
    </Column>
  )
}
