import { AB_STATUS_LABELS, type ABTest, crashCopyKey, failureAdvice, paths } from '@ementa/contracts'
import {
  Button,
  Column,
  copyKeys,
  EmptyState,
  Section,
  Skeletons,
  useHost,
  usePageTitle,
  useServices,
  useSession,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { ABTestCard } from '../../shared/ab-tests/ab-test-card'
import {
  abTestsQuery,
  dropTest,
  putTest,
  recreateTest,
  useRereadWhileRunning,
  useTestActions,
} from '../../shared/ab-tests/issue-tests'
import { OWNER_DATA_FAILURE, useLeaveOnFailure } from '../../shared/failures/use-leave-on-failure'
import { offerUndo } from '../../shared/failures/use-one-call'
import { SampleNote } from '../../shared/notices/notices'
import { OwnerHead } from '../../shared/owner-guard/owner-head'
import { type OwnedNewsletter, useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import plain from '../../shared/plain/plain.module.css'
import { ABTestForm } from './ab-test-form'
import styles from './ab-tests.module.css'

const GROUPS = ['running', 'draft', 'completed'] as const

const TITLE = 'Testes A/B'

export default function ABTestsPage() {
  usePageTitle(TITLE)
  const owned = useOwnedNewsletter('abtest')
  const { user } = useSession()
  const leftKey = owned && crashCopyKey(user?.id ?? '', 'abtest', owned.newsletter.id)
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
    <Section className={plain.wideRows} title={`${title} (${tests.length})`}>
      <div className={styles.tests}>
        {tests.length > 0 ? tests.map(children) : <div className={styles.empty}>Nenhum teste neste grupo.</div>}
      </div>
    </Section>
  )
}

const STEPS = [
  ['Criação', 'Escreva dois assuntos para a mesma edição, A e B.'],
  ['Divisão', 'Escolha que parte dos assinantes recebe cada um.'],
  ['Métrica', 'Decida o que conta: aberturas ou cliques.'],
  ['Duração', 'Dê tempo: para aberturas, duas horas ou mais.'],
  ['Resultado', 'Compare os números e declare o vencedor.'],
] as const

/** Explains the five steps of a test. */
function HowItWorks() {
  return (
    <Section title="Como funciona">
      <ol className={styles.steps}>
        {STEPS.map(([name, text], index) => (
          <li className={styles.step} key={name}>
            <div className={styles.number} aria-hidden>
              {index + 1}
            </div>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/**
 * Returns the tests of a newsletter and the actions on them; `moved` is the one that last entered a group, as a new
 * test or from another group.
 */
function useABTests({ id: newsletterId, handle }: { id: string; handle: string }) {
  const { api, toast } = useServices()
  const [moved, setMoved] = useState<string | null>(null)
  const { data, error, refresh, update } = useRead(abTestsQuery(newsletterId))
  useLeaveOnFailure(data ? undefined : error, OWNER_DATA_FAILURE, paths.newsletter.href({ handle }))
  useRereadWhileRunning(data?.tests, refresh)

  function add(test: ABTest) {
    update(putTest(test))
    setMoved(test.id)
  }

  async function remove(test: ABTest) {
    try {
      await api.newsletters.deleteABTest({ id: test.id })
      update(dropTest(test.id))
      offerUndo(toast, 'Teste apagado', undefined, async () => add(await recreateTest(api, test)))
    } catch (error) {
      toast.error('Erro ao apagar', failureAdvice(error))
      void refresh()
    }
  }

  const actions = useTestActions({ onChange: add, onFailure: () => void refresh() })
  return { tests: data?.tests, moved, add, remove: (test: ABTest) => void remove(test), ...actions }
}
