import { BRAND, paths } from '@ementa/contracts'
import { Column, PageHeader, Section, SignedIn, SignInPrompt, Skeletons, usePageTitle } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { AccountSection, AddressSection } from './account-sections'
import { DeviceSection, ThemeSection } from './device-sections'
import { MutedWordsSection } from './muted-words-section'
import { PeopleSection } from './people-section'
import styles from './privacy.module.css'

const header = (
  <PageHeader title="Privacidade" description="Quem e o que você silenciou ou bloqueou, e o que fica neste aparelho." />
)

/** `/settings/privacy`: muted and blocked people, muted words, and the data of this device. */
export default function PrivacySettingsPage() {
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
            />
            <MutedWordsSection />
            <PeopleSection
              relation="blocked"
              title="Usuários bloqueados"
              hint="Vocês deixaram de seguir um ao outro, e você não vê o que publicam."
              empty="Você não bloqueou ninguém."
              action="Desbloquear"
            />
          </>
        )}
      </SignedIn>
      <Section title="Moderação">
        <div className={`muted ${styles.links}`}>
          <p>
            <Link className="text-link" to={paths.ownModeration.href()}>
              Denúncias e decisões
            </Link>
            : a situação da sua conta e o que você denunciou.
          </p>
          <p>
            <Link className="text-link" to={paths.transparency.href()}>
              Relatório de transparência
            </Link>
            : o que a moderação decidiu, em números.
          </p>
          <p>
            <Link className="text-link" to={paths.accessibility.href()}>
              Acessibilidade
            </Link>
            : o que prometemos a todos, e como é verificado.
          </p>
        </div>
      </Section>
      <AddressSection />
      <ThemeSection />
      <DeviceSection />
      <AccountSection />
      <p className={`muted ${styles.measure} ${styles.rights}`}>
        Seus direitos de acesso, portabilidade e eliminação estão no art. 18 da Lei Geral de Proteção de Dados (Lei
        13.709/2018). Na {BRAND.name} você os exerce aqui mesmo, sem pedir a ninguém.
      </p>
    </Column>
  )
}
