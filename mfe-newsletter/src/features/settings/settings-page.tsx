import { Column, lazyPart, MissingSection, Skeletons, usePageTitle } from '@ementa/ui'
import { Suspense } from 'react'
import { FormSkeleton, OwnerHead } from '../../shared/owner-guard/owner-head'
import { type OwnedNewsletter, useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import { AboutForm } from './about-form'
import { ExportSection } from './export-section'
import { ImportSection } from './import-section'

/** The section brings its own code for reading and writing files. */
const AudienceSection = lazyPart(() => import('./audience/audience-section'), MissingSection)

const TITLE = 'Configurações'

/** Settings of a newsletter: its description, its subscribers, import and export. */
export default function SettingsPage() {
  usePageTitle(TITLE)
  const owned = useOwnedNewsletter('settings')
  return (
    <Column>
      <OwnerHead title={TITLE} owned={owned} />
      {owned ? <Settings key={owned.newsletter.id} owned={owned} /> : <FormSkeleton />}
    </Column>
  )
}

function Settings({ owned }: { owned: OwnedNewsletter }) {
  const { newsletter, owner } = owned
  return (
    <>
      <AboutForm newsletter={newsletter} owner={owner?.display_name ?? newsletter.title} />
      <Suspense fallback={<Skeletons shape="row" count={3} label="Carregando o público…" />}>
        <AudienceSection owned={owned} />
      </Suspense>
      <ImportSection newsletter={newsletter} />
      <ExportSection owned={owned} />
    </>
  )
}
