import {
  Button,
  Column,
  lazyPart,
  MissingSection,
  PageHeader,
  ReadView,
  Section,
  SignedIn,
  SignInPrompt,
  Skeletons,
  usePageTitle,
  useServices,
} from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Suspense, useState } from 'react'
import styles from './prazos-page.module.css'

const TITLE = 'Prazos'
const popularTagsQuery = query('tags', (api, input: { limit: number }) => api.tags.listPopular(input))
const Rules = lazyPart(() => import('./rules'), MissingSection)

/** The page of `/prazos`: it does with Vite what the page of `/agenda` does with Rspack. */
export default function PrazosPage() {
  usePageTitle(TITLE)
  const { toast } = useServices()
  const [days, setDays] = useState(15)
  const [showsRules, setShowsRules] = useState(false)
  return (
    <Column>
      <PageHeader title={TITLE} />
      <Section title="Contagem">
        <p className={styles.days}>{days} dias úteis</p>
        <Button onClick={() => setDays(days + 1)}>Mais um dia</Button>
        <Button onClick={() => toast.success('Prazo salvo')}>Salvar</Button>
      </Section>
      <Section title="Temas">
        <ReadView
          read={useRead(popularTagsQuery({ limit: 5 }))}
          skeleton={<Skeletons shape="line" count={3} />}
          failed="Erro ao carregar temas"
        >
          {({ tags }) => (
            <ul>
              {tags.map(({ slug, label }) => (
                <li key={slug}>{label}</li>
              ))}
            </ul>
          )}
        </ReadView>
      </Section>
      <Section title="Regras">
        <Button onClick={() => setShowsRules(true)}>Mostrar regras</Button>
        {showsRules && (
          <Suspense>
            <Rules />
          </Suspense>
        )}
      </Section>
      <SignedIn
        loading={<Skeletons shape="line" count={1} />}
        visitor={<SignInPrompt title="Entre para ver os seus prazos" description="Só você vê os seus prazos." />}
      >
        {({ display_name: name }) => <p>Prazos de {name}</p>}
      </SignedIn>
    </Column>
  )
}
