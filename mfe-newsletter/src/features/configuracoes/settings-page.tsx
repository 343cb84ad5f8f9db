import { paths } from '@ementa/contracts'
import { Column, PageHeader, Skeletons, usePageTitle } from '@ementa/ui'
import { lazy, Suspense } from 'react'
import { type OwnedNewsletter, useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import { AboutForm } from './about-form'
import { ExportSection } from './export-section'
import { ImportSection } from './import-section'

/** Reads and writes files of a kind of its own. */
const AudienceSection = lazy(() => import('./audience/audience-section'))

const TITLE = 'Configurações'

/** What an owner needs beyond writing and sending (P-23). */
export default function SettingsPage() {
  usePageTitle(TITLE)
  const owned = useOwnedNewsletter('settings')
  return <Column>{owned ? <Settings owned={owned} /> : <Skeletons shape="row" count={6} />}</Column>
}

function Settings({ owned }: { owned: OwnedNewsletter }) {
  const { newsletter, owner } = owned
  const { handle, title } = newsletter
  return (
    <>
      <PageHeader
        title={TITLE}
        eyebrow={title}
        back={{ href: paths.newsletter.href({ handle }), label: `Voltar para ${title}` }}
      />
      <AboutForm key={newsletter.id} newsletter={newsletter} owner={owner?.display_name ?? title} />
      <Suspense fallback={<Skeletons shape="row" count={3} label="Carregando o público…" />}>
        <AudienceSection owned={owned} />
      </Suspense>
      <ImportSection newsletter={newsletter} />
      <ExportSection owned={owned} />
    </>
  )
}
