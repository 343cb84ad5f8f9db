import { Box, counted, shortDate, Text } from '@ementa/ui'
import type { ReactNode } from 'react'
import type { Archive, ImportSource } from './import/found'

export const SOURCE_NAMES: Record<ImportSource, string> = {
  ghost: 'Exportação do Ghost',
  substack: 'Exportação do Substack',
  markdown: 'Textos em Markdown',
  html: 'Textos em HTML',
}

/** What the files hold, what comes as a draft and why, and everything that stays behind, issue by issue. */
export function ImportReport({ archive: { source, issues, left } }: { archive: Archive }) {
  const drafts = issues.filter(({ sentAt }) => sentAt === null)
  const damaged = issues.filter(({ losses }) => losses.length > 0)
  return (
    <Box as="section" aria-label="Relatório" mt={4} p={4} bg="bg.sunken" borderRadius="md">
      <Text fontWeight={600}>
        {SOURCE_NAMES[source]}: {counted(issues.length - drafts.length, 'edição enviada', 'edições enviadas')} e{' '}
        {counted(drafts.length, 'rascunho', 'rascunhos')}
      </Text>
      <Lines
        title={drafts.length === 1 ? 'Vem como rascunho:' : 'Vêm como rascunho:'}
        label="O que vem como rascunho"
        lines={drafts.map(({ subject, held }) => (
          <>
            <strong>{subject}</strong>: {held}
          </>
        ))}
      />
      {damaged.length === 0 && issues.length > 0 && (
        <Text mt={3} fontSize="sm" color="fg.muted">
          O texto {issues.length === 1 ? 'da edição' : 'das edições'} vem inteiro.
        </Text>
      )}
      {damaged.length > 0 && (
        <Lines
          title={`De ${counted(damaged.length, 'edição', 'edições')} algo fica para trás:`}
          label="O que fica para trás"
          lines={damaged.map(({ subject, sentAt, losses }) => (
            <>
              <strong>{subject}</strong>
              {sentAt && ` (${shortDate(sentAt)})`}: {losses.join('; ')}
            </>
          ))}
        />
      )}
      <Lines title={left.length === 1 ? 'Não vem:' : 'Não vêm:'} label="O que não vem" lines={left} />
    </Box>
  )
}

function Lines({ title, label, lines }: { title: string; label: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <Text mt={3} fontSize="sm" fontWeight={600}>
        {title}
      </Text>
      <Box as="ul" ps={5} fontSize="sm" maxH="240px" overflowY="auto" tabIndex={0} aria-label={label}>
        {[...lines.entries()].map(([place, line]) => (
          <li key={place}>{line}</li>
        ))}
      </Box>
    </>
  )
}
