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
import styles from './agenda-page.module.css'

const TITLE = 'Agenda'
const popularTagsQuery = query('tags', (api, input: { limit: number }) => api.tags.listPopular(input))
const Holidays = lazyPart(() => import('./holidays'), MissingSection)

/** The page of `/agenda`: state, a read, a toast, a part in a file of its own, and what only members see. */
export default function AgendaPage() {
  usePageTitle(TITLE)
  const { toast } = useServices()
  const [hearings, setHearings] = useState(0)
  const [showsHolidays, setShowsHolidays] = useState(false)
  return (
    <Column>
      <PageHeader title={TITLE} />
      <Section title="Audiências">
        <p className={styles.count}>{hearings} marcadas</p>
        <Button onClick={() => setHearings(hearings + 1)}>Marcar audiência</Button>
        <Button onClick={() => toast.success('Agenda salva')}>Salvar</Button>
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
      <Section title="Feriados">
        <Button onClick={() => setShowsHolidays(true)}>Mostrar feriados</Button>
        {showsHolidays && (
          <Suspense>
            <Holidays />
          </Suspense>
        )}
      </Section>
      <SignedIn
        loading={<Skeletons shape="line" count={1} />}
        visitor={<SignInPrompt title="Entre para ver a sua agenda" description="Só você vê os seus compromissos." />}
      >
        {({ display_name: name }) => <p>Compromissos de {name}</p>}
      </SignedIn>
    </Column>
  )
}
