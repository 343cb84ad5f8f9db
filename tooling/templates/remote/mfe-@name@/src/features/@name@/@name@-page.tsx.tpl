import { Column, EmptyState, PageHeader, ReadView, Section, Skeletons, usePageTitle } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { popularTagsQuery } from './queries'

const TITLE = '@Title@'
const SHOWN = 10

/** The page of `/@name@`: a read of the contracts as a list. */
export default function @Page@Page() {
  usePageTitle(TITLE)
  return (
    <Column>
      <PageHeader title={TITLE} />
      <Section title="Temas mais publicados">
        <ReadView
          read={useRead(popularTagsQuery({ limit: SHOWN }))}
          skeleton={<Skeletons shape="line" count={3} />}
          failed="Erro ao carregar temas"
          isEmpty={({ tags }) => tags.length === 0}
          empty={<EmptyState illustration="sheet" title="Ainda não há temas" />}
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
    </Column>
  )
}
