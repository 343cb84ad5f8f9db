import { Column, EmptyState, List, ListItem, PageHeader, ReadView, Section, Skeleton, usePageTitle } from '@ementa/ui'
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
      <Section title="Temas mais publicados" borderBottom="none">
        <ReadView
          read={useRead(popularTagsQuery({ limit: SHOWN }))}
          skeleton={<Skeleton h="120px" m={4} />}
          failed="Erro ao carregar temas"
          isEmpty={({ tags }) => tags.length === 0}
          empty={<EmptyState illustration="sheet" title="Ainda não há temas" />}
        >
          {({ tags }) => (
            <List>
              {tags.map(({ slug, label }) => (
                <ListItem key={slug}>{label}</ListItem>
              ))}
            </List>
          )}
        </ReadView>
      </Section>
    </Column>
  )
}
