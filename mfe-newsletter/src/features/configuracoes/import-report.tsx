import { Box, counted, shortDate, Text } from '@ementa/ui'
import type { Archive, ImportSource } from './import/found'

const SOURCE_NAMES: Record<ImportSource, string> = {
  ghost: 'Exportação do Ghost',
  substack: 'Exportação do Substack',
  markdown: 'Textos em Markdown',
  html: 'Textos em HTML',
}

/** What the files hold, and everything that stays behind, issue by issue. */
export function ImportReport({ archive: { source, issues, left } }: { archive: Archive }) {
  const sent = issues.filter(({ sentAt }) => sentAt !== null).length
  const damaged = issues.filter(({ losses }) => losses.length > 0)
  return (
    <Box as="section" aria-label="Relatório" mt={4} p={4} bg="bg.sunken" borderRadius="md">
      <Text fontWeight={600}>
        {SOURCE_NAMES[source]}: {counted(sent, 'edição enviada', 'edições enviadas')} e{' '}
        {counted(issues.length - sent, 'rascunho', 'rascunhos')}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {damaged.length === 0
          ? 'Tudo o que há nelas pode vir.'
          : `De ${counted(damaged.length, 'edição', 'edições')} algo fica para trás:`}
      </Text>
      {damaged.length > 0 && (
        <Box
          as="ul"
          mt={2}
          ps={5}
          fontSize="sm"
          maxH="320px"
          overflowY="auto"
          tabIndex={0}
          aria-label="O que fica para trás"
        >
          {[...damaged.entries()].map(([place, { subject, sentAt, losses }]) => (
            <li key={place}>
              <strong>{subject}</strong>
              {sentAt && ` (${shortDate(sentAt)})`}: {losses.join('; ')}
            </li>
          ))}
        </Box>
      )}
      {left.length > 0 && (
        <>
          <Text mt={3} fontSize="sm" fontWeight={600}>
            Não {left.length === 1 ? 'vem' : 'vêm'}:
          </Text>
          <Box as="ul" ps={5} fontSize="sm" maxH="200px" overflowY="auto" tabIndex={0} aria-label="O que não vem">
            {left.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}
