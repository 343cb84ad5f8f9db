import { type ABTest, type ABVariant, areSubjectsEqual, paths } from '@ementa/contracts'
import {
  absoluteTime,
  Badge,
  Box,
  Button,
  confirm,
  Flex,
  Heading,
  SimpleGrid,
  Text,
  TextLink,
  TimeAgo,
} from '@ementa/ui'
import { BarChart } from '@ementa/ui/forms'
import { Link } from '@ementa/ui/router'
import { Play, Trophy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  abTestName,
  countsOf,
  declaration,
  divisionText,
  durationLabel,
  metricLabel,
  settingsWarnings,
  verdict,
  WINNER_LABEL,
} from './ab-test-words'
import { SettingsWarnings } from './settings-warnings'
import type { useTestActions } from './use-test-actions'

interface ABTestCardProps extends ReturnType<typeof useTestActions> {
  test: ABTest
  /** Of the newsletter; none where the issue of the test is open already. */
  handle?: string
  subscribers: number
  /** The test that came into its group last. */
  moved?: string | null
  /** Of a draft; absent where it is removed elsewhere. */
  remove?: (test: ABTest) => void
}

/** Of a draft that an earlier version took. */
const SUBJECTS_EQUAL = 'Os dois assuntos são iguais: não há o que comparar. Crie outro teste, com assuntos diferentes.'

/** One test: its two subjects, its settings, its numbers once there are some, and what can be done now (spec §4 A/B test). */
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
      body: declaration(test, winner, subscribers),
      confirmLabel: `Declarar ${WINNER_LABEL[winner]} vencedor`,
    })
    if (yes) void stop(id, winner)
  }

  const cannotStart = status === 'draft' && areSubjectsEqual(test)
  const isBusy = (action: 'start' | ABVariant) => busy?.id === id && busy.action === action
  return (
    <Box as="article" px={4} py={5} borderBottom="1px solid" borderColor="border" aria-label={name}>
      <Heading as="h3" size="sm" ref={heading} tabIndex={-1} data-focus-silent="">
        {name}
      </Heading>
      <Text textStyle="meta" mt={1}>
        <Times test={test} />
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} spacing={3} mt={3}>
        <Variant test={test} variant="a" />
        <Variant test={test} variant="b" />
      </SimpleGrid>
      {results && <Results test={test} subscribers={subscribers} />}
      {test.issue_id && <OfIssue test={test} handle={handle} />}
      {status === 'draft' && (!test.issue_id || cannotStart) && (
        <>
          <SettingsWarnings texts={cannotStart ? [SUBJECTS_EQUAL] : settingsWarnings(test, subscribers)} />
          <Button
            mt={4}
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
        <Button mt={4} ms={2} variant="ghost" aria-label={`Apagar teste: ${name}`} onClick={() => remove(test)}>
          Apagar
        </Button>
      )}
      {status === 'running' && (
        <Box mt={4}>
          <Flex gap={2} wrap="wrap">
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
          </Flex>
          <Text textStyle="meta" mt={2}>
            O teste termina quando você declara um vencedor; a duração é só uma referência.
          </Text>
        </Box>
      )}
    </Box>
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

/** What a test has to do with the issue that it belongs to, and the way there. */
function OfIssue({ test: { issue_id = '', status, winner }, handle }: Pick<ABTestCardProps, 'test' | 'handle'>) {
  const sentence = {
    draft: 'Começa quando a edição for enviada.',
    running: 'A edição foi enviada com os dois assuntos.',
    completed: winner ? `A edição ficou com o assunto ${WINNER_LABEL[winner]}.` : '',
  }[status]
  return (
    <Text fontSize="sm" mt={3}>
      {sentence}{' '}
      {handle && (
        <TextLink as={Link} to={paths.issueEdit.href({ handle, issueId: issue_id })} color="link">
          Abrir a edição
        </TextLink>
      )}
    </Text>
  )
}

function Variant({ test, variant }: { test: ABTest; variant: ABVariant }) {
  const isWinner = test.winner === variant
  const preheader = test[`preheader_${variant}`]
  return (
    <Box
      bg="bg.surface"
      border="1px solid"
      borderColor={isWinner ? 'success' : 'border'}
      borderTop="3px solid"
      borderTopColor={isWinner ? 'success' : 'border.control'}
      px={4}
      py={3}
    >
      <Flex align="center" wrap="wrap" columnGap={2} mb={1}>
        <Text textStyle="smallCaps" color="fg.subtle">
          Assunto {WINNER_LABEL[variant]}
        </Text>
        {isWinner && (
          <Badge variant="success" display="inline-flex" alignItems="center" gap={1}>
            <Trophy size={12} aria-hidden />
            Vencedor
          </Badge>
        )}
      </Flex>
      <Text fontFamily="heading" fontWeight={600}>
        {test[`subject_${variant}`] || 'Sem assunto'}
      </Text>
      {preheader && (
        <Text fontSize="sm" color="fg.muted" mt={0.5}>
          {preheader}
        </Text>
      )}
    </Box>
  )
}

function Results({ test, subscribers }: { test: ABTest; subscribers: number }) {
  const counts = countsOf(test)
  return (
    <Box mt={4}>
      <BarChart
        title={metricLabel(test.metric)}
        data={[
          { label: 'Assunto A', value: counts.a },
          { label: 'Assunto B', value: counts.b },
        ]}
      />
      <Text fontSize="sm" mt={1}>
        {verdict(test, subscribers)}
      </Text>
    </Box>
  )
}
