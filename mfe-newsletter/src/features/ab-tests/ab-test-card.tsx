import { type ABTest, type ABVariant, areSubjectsEqual } from '@ementa/contracts'
import { absoluteTime, Badge, Box, Button, Flex, Heading, SimpleGrid, Text, TimeAgo } from '@ementa/ui'
import { BarChart } from '@ementa/ui/forms'
import { confirm } from '@ementa/ui/overlays'
import { Play, Trophy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  abTestName,
  countsOf,
  declaration,
  durationLabel,
  metricLabel,
  settingsWarnings,
  verdict,
  WINNER_LABEL,
} from './ab-test-words'
import { SettingsWarnings } from './settings-warnings'
import type { useABTests } from './use-ab-tests'

interface ABTestCardProps extends Pick<ReturnType<typeof useABTests>, 'busy' | 'moved' | 'start' | 'stop'> {
  test: ABTest
  subscribers: number
}

/** Of a draft that an earlier version took. */
const SUBJECTS_EQUAL = 'Os dois assuntos são iguais: não há o que comparar. Crie outro teste, com assuntos diferentes.'

/** One test: its two subjects, its settings, its numbers once there are some, and what can be done now (spec §4 A/B test). */
export function ABTestCard({ test, subscribers, busy, moved, start, stop }: ABTestCardProps) {
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
      {status === 'draft' && (
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

function Times({
  test: { status, started_at, completed_at, duration_minutes, metric, split_percent },
}: {
  test: ABTest
}) {
  return (
    <>
      {metricLabel(metric)} · {durationLabel(duration_minutes)} · {split_percent}% recebem A, {100 - split_percent}%
      recebem B
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
      <Flex align="center" gap={2} mb={1}>
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
