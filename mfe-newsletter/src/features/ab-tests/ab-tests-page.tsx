import { AB_STATUS_LABELS, type ABTest, crashBufferKey } from '@ementa/contracts'
import { Button, Column, copyKeys, EmptyState, Section, Skeletons, useHost, usePageTitle, useSession } from '@ementa/ui'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { ABTestCard } from '../../shared/ab-tests/ab-test-card'
import { SampleNote } from '../../shared/notices/sample-note'
import { OwnerHead } from '../../shared/owner-guard/owner-head'
import { type OwnedNewsletter, useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import { ABTestForm } from './ab-test-form'
import styles from './ab-tests.module.css'
import { HowItWorks } from './how-it-works'
import { useABTests } from './use-ab-tests'

const GROUPS = ['running', 'draft', 'completed'] as const

const TITLE = 'Testes A/B'

export default function ABTestsPage() {
  usePageTitle(TITLE)
  const owned = useOwnedNewsletter('abtest')
  const { user } = useSession()
  const leftKey = owned && crashBufferKey(user?.id ?? '', 'abtest', owned.newsletter.id)
  const [chosen, setOpen] = useState<boolean | null>(null)
  // The form opens by itself when an earlier visit left unsaved text in it.
  const hasLeft = useMemo(() => leftKey !== null && copyKeys(leftKey).length > 0, [leftKey])
  const isOpen = chosen ?? hasLeft
  const { isCommunity } = useHost()
  return (
    <Column>
      <OwnerHead
        title={TITLE}
        owned={owned}
        actions={
          owned &&
          !isCommunity && (
            <Button
              variant={isOpen ? 'outline' : 'solid'}
              aria-expanded={isOpen}
              leftIcon={isOpen ? <X size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Fechar formulário' : 'Novo teste'}
            </Button>
          )
        }
      />
      {isCommunity && <NotMeasured />}
      {owned && !isCommunity && <Tests owned={owned} isOpen={isOpen} setOpen={setOpen} />}
      {!owned && <Skeletons shape="part" count={4} label="Carregando testes…" />}
    </Column>
  )
}

/** Stands in place of the tests where real people read: no numbers are invented for them. */
const NotMeasured = () => (
  <EmptyState
    illustration="clip"
    title="Não há testes A/B nesta comunidade"
    description="Um teste compara aberturas e cliques, que não são medidos aqui."
  />
)

interface TestsProps {
  owned: OwnedNewsletter
  /** Whether the form of a new test is open. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

function Tests({ owned: { newsletter, subscribers }, isOpen, setOpen }: TestsProps) {
  const { id, handle } = newsletter
  const { tests, add, ...actions } = useABTests(newsletter)

  function created(test: ABTest) {
    add(test)
    setOpen(false)
  }

  return (
    <>
      {isOpen && <ABTestForm newsletterId={id} subscribers={subscribers} onCreated={created} />}
      <HowItWorks />
      {!tests && <Skeletons shape="part" count={3} label="Carregando testes…" />}
      {tests?.length === 0 && (
        <EmptyState
          illustration="clip"
          title="Nenhum teste ainda"
          description="Compare dois assuntos e descubra qual os seus leitores abrem."
          // While the form is open, the button would lead nowhere.
          {...(!isOpen && { action: { label: 'Criar o primeiro teste', onClick: () => setOpen(true) } })}
        />
      )}
      {tests?.some(({ results }) => results !== null) && (
        <p className={styles.sample}>
          Aberturas e cliques dos testes: <SampleNote />
        </p>
      )}
      {tests &&
        tests.length > 0 &&
        GROUPS.map((status) => (
          <Group key={status} title={AB_STATUS_LABELS[status]} tests={tests.filter((test) => test.status === status)}>
            {(test) => <ABTestCard key={test.id} test={test} handle={handle} subscribers={subscribers} {...actions} />}
          </Group>
        ))}
    </>
  )
}

interface GroupProps {
  title: string
  tests: ABTest[]
  children: (test: ABTest) => ReactNode
}

function Group({ title, tests, children }: GroupProps) {
  return (
    <Section className={styles.group} title={`${title} (${tests.length})`}>
      <div className={styles.tests}>
        {tests.length > 0 ? tests.map(children) : <div className={styles.empty}>Nenhum teste neste grupo.</div>}
      </div>
    </Section>
  )
}
