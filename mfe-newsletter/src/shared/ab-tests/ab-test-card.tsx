import { type ABTest, type ABVariant, areSubjectsEqual, paths } from '@ementa/contracts'
import { absoluteTime, Button, confirm, PlainBadge, TimeAgo } from '@ementa/ui'
import { BarChart } from '@ementa/ui/forms'
import { Link } from '@ementa/ui/router'
import { Play, Trophy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import plain from '../plain/plain.module.css'
import {
  abTestName,
  countByVariant,
  describeDeclaration,
  divisionText,
  durationLabel,
  explainResults,
  metricLabel,
  settingsWarnings,
  WINNER_LABEL,
} from './ab-test-words'
import styles from './ab-tests.module.css'
import type { useTestActions } from './issue-tests'
import { SettingsWarnings } from './settings-warnings'

interface ABTestCardProps extends ReturnType<typeof useTestActions> {
  test: ABTest
  /** Handle of the newsletter; absent where the issue of the test is already open, which needs no link to it. */
  handle?: string
  subscribers: number
  /** The test that came into its group last. */
  moved?: string | null
  /** Deletes a draft; absent where it is deleted elsewhere. */
  remove?: (test: ABTest) => void
}

/** Shown for a draft from an earlier version, which did not compare the subjects. */
const SUBJECTS_EQUAL = 'Os dois assuntos são iguais: não há o que comparar. Crie outro teste, com assuntos diferentes.'

/** One test: its two subjects, its settings, its numbers once there are some, and the actions that its state allows. */
export function ABTestCard({ test, handle, subscribers, busy, moved, start, stop, remove }: ABTestCardProps) {
  const { id, status, results } = test
  const name = abTestName(test.name)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus stayed behind in the other group.
  const hasMoved = moved === id
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  async function declare(winner: ABVariant) {
    const yes = await confirm({
      title: `Declarar ${WINNER_LABEL[winner]} vencedor?`,
      body: describeDeclaration(test, winner, subscribers),
      confirmLabel: `Declarar ${WINNER_LABEL[winner]} vencedor`,
    })
    if (yes) void stop(id, winner)
  }

  const cannotStart = status === 'draft' && areSubjectsEqual(test)
  const isBusy = (action: 'start' | ABVariant) => busy?.id === id && busy.action === action
  return (
    <article className={styles.card} aria-label={name}>
      <h3 className={`heading ${styles.name}`} ref={heading} tabIndex={-1} data-focus-silent="">
        {name}
      </h3>
      <p className={`${plain.meta} ${styles.times}`}>
        <Times test={test} />
      </p>
      <div className={styles.variants}>
        <Variant test={test} variant="a" />
        <Variant test={test} variant="b" />
      </div>
      {results && <Results test={test} subscribers={subscribers} />}
      {test.issue_id && <OfIssue test={test} handle={handle} />}
      {status === 'draft' && (!test.issue_id || cannotStart) && (
        <>
          <SettingsWarnings texts={cannotStart ? [SUBJECTS_EQUAL] : settingsWarnings(test, subscribers)} />
          <Button
            className={styles.spaced}
            variant="solid"
            leftIcon={<Play size={16} aria-hidden />}
            isLoading={isBusy('start')}
            loadingText="Iniciando…"
            aria-label={isBusy('start') ? undefined : `Iniciar Teste: ${name}`}
            isDisabled={cannotStart}
            onClick={() => void start(id)}
          >
            Iniciar Teste
          </Button>
        </>
      )}
      {status === 'draft' && remove && (
        <Button
          className={styles.action}
          variant="ghost"
          aria-label={`Apagar teste: ${name}`}
          onClick={() => remove(test)}
        >
          Apagar
        </Button>
      )}
      {status === 'running' && (
        <div className={styles.spaced}>
          <div className={plain.buttons}>
            {(['a', 'b'] as const).map((variant) => (
              <Button
                key={variant}
                isLoading={isBusy(variant)}
                loadingText="Finalizando…"
                aria-label={isBusy(variant) ? undefined : `Declarar ${WINNER_LABEL[variant]} vencedor: ${name}`}
                onClick={() => void declare(variant)}
              >
                Declarar {WINNER_LABEL[variant]} vencedor
              </Button>
            ))}
          </div>
          <p className={`${plain.meta} ${styles.hint}`}>
            O teste termina quando você declara um vencedor; a duração é só uma referência.
          </p>
        </div>
      )}
    </article>
  )
}

function Times({ test }: { test: ABTest }) {
  const { status, started_at, completed_at, duration_minutes, metric } = test
  return (
    <>
      {metricLabel(metric)} · {durationLabel(duration_minutes)} · {divisionText(test)}
      {status === 'running' && started_at && (
        <>
          {' '}
          · iniciado <TimeAgo iso={started_at} />
        </>
      )}
      {status === 'completed' && completed_at && ` · finalizado em ${absoluteTime(completed_at)}`}
    </>
  )
}

/** Says how a test relates to its issue, with a link to the issue. */
function OfIssue({ test: { issue_id = '', status, winner }, handle }: Pick<ABTestCardProps, 'test' | 'handle'>) {
  const sentence = {
    draft: 'Começa quando a edição for enviada.',
    running: 'A edição foi enviada com os dois assuntos.',
    completed: winner ? `A edição ficou com o assunto ${WINNER_LABEL[winner]}.` : '',
  }[status]
  return (
    <p className={styles.issue}>
      {sentence}{' '}
      {handle && (
        <Link className="text-link" to={paths.issueEdit.href({ handle, issueId: issue_id })}>
          Abrir a edição
        </Link>
      )}
    </p>
  )
}

function Variant({ test, variant }: { test: ABTest; variant: ABVariant }) {
  const isWinner = test.winner === variant
  const preheader = test[`preheader_${variant}`]
  return (
    <div className={styles.variant} data-winner={isWinner || undefined}>
      <div className={styles.variantHead}>
        <p className={`small-caps ${plain.subtle}`}>Assunto {WINNER_LABEL[variant]}</p>
        {isWinner && (
          <PlainBadge className={styles.winner} tone="success">
            <Trophy size={12} aria-hidden />
            Vencedor
          </PlainBadge>
        )}
      </div>
      <p className={plain.serif}>{test[`subject_${variant}`] || 'Sem assunto'}</p>
      {preheader && <p className={styles.preheader}>{preheader}</p>}
    </div>
  )
}

function Results({ test, subscribers }: { test: ABTest; subscribers: number }) {
  const counts = countByVariant(test)
  return (
    <div className={styles.spaced}>
      <BarChart
        title={metricLabel(test.metric)}
        data={[
          { label: 'Assunto A', value: counts.a },
          { label: 'Assunto B', value: counts.b },
        ]}
      />
      <p className={styles.verdict}>{explainResults(test, subscribers)}</p>
    </div>
  )
}
