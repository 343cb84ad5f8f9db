import { ITEM_TYPE_LABELS, type OwnReport, paths, type ReportOutcome, reasonWithMeaning } from '@ementa/contracts'
import { Box, ReadView, Section, Skeletons, Text, TextLink, TimeAgo } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { LINE_LINK } from '../../shared/decisions/line-link'
import { ownReportsQuery } from './queries'

const RESULTS: Record<ReportOutcome, string> = {
  kept: 'Analisada: não encontramos violação das regras.',
  removed: 'Analisada: o conteúdo foi removido.',
  measures: 'Analisada: tomamos as medidas cabíveis.',
  banned: 'Analisada: a conta foi banida temporariamente.',
  gone: 'Analisada: quem escreveu já tinha apagado o conteúdo.',
}

/** `Minhas denúncias`: what one reported, and what became of it. */
export function OwnReports({ userId }: { userId: string }) {
  return (
    <Section
      title="Minhas denúncias"
      actions={
        <TextLink as={Link} to={paths.transparency.href()} fontSize="sm" {...LINE_LINK}>
          Relatório de transparência
        </TextLink>
      }
    >
      <ReadView
        read={useRead(ownReportsQuery(userId))}
        skeleton={
          <Box mx={-4}>
            <Skeletons shape="line" count={3} label="Carregando denúncias…" />
          </Box>
        }
        failed={{ line: 'As denúncias não puderam ser lidas.' }}
        isEmpty={(reports) => reports.length === 0}
        empty={
          <Text color="fg.muted">
            Você ainda não fez denúncias. O resultado de cada uma aparece aqui; quem é denunciado não fica sabendo de
            você.
          </Text>
        }
      >
        {(reports) => (
          <Box as="ul" listStyleType="none" aria-label="Minhas denúncias">
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </Box>
        )}
      </ReadView>
    </Section>
  )
}

function Report({ report }: { report: OwnReport }) {
  const { about, outcome, item_type, reason, reported_as, description, created_at } = report
  return (
    <Box as="li" py={3} borderTop="1px solid" borderColor="border" overflowWrap="anywhere">
      <Text fontWeight={600}>{outcome ? RESULTS[outcome.result] : 'Em análise.'}</Text>
      {about ? (
        <Text>
          <TextLink as={Link} to={about.href} {...LINE_LINK}>
            {about.excerpt || ITEM_TYPE_LABELS[item_type]}
          </TextLink>
        </Text>
      ) : (
        // What was removed or deleted is not said twice.
        outcome?.result !== 'removed' && outcome?.result !== 'gone' && <Text>O conteúdo não está mais no ar.</Text>
      )}
      {description && <Text color="fg.muted">Você escreveu: {description}</Text>}
      <Text fontSize="sm" color="fg.subtle">
        {ITEM_TYPE_LABELS[item_type]} · {reasonWithMeaning(reported_as ?? reason)} · <TimeAgo iso={created_at} />
        {outcome && (
          <>
            {' · decidida '}
            <TimeAgo iso={outcome.created_at} />
          </>
        )}
      </Text>
    </Box>
  )
}
