import { renderWithServices } from '@ementa/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Archive, ArchivedIssue } from './import/archive'
import { ImportReport } from './import-section'

const found = (subject: string, more: Partial<ArchivedIssue> = {}): ArchivedIssue => ({
  ...{ subject, preheader: '', html: '<p>x</p>', sentAt: '2024-05-02T15:00:00.000Z', losses: [] },
  ...more,
})
const open = async (archive: Partial<Archive>) => {
  await renderWithServices(<ImportReport archive={{ source: 'ghost', issues: [], left: [], ...archive }} />)
  return screen.getByRole('region', { name: 'Relatório' })
}
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('what comes whole is counted, and of each draft it is said why it is one', async () => {
  const held = 'o arquivo diz “draft: true”'
  const report = await open({ issues: [found('A'), found('B'), found('C', { sentAt: null, held })] })
  expect(report).toHaveTextContent('Exportação do Ghost: 2 edições enviadas e 1 rascunho')
  expect(report).toHaveTextContent('O texto das edições vem inteiro.')
  expect(rows('O que vem como rascunho')).toEqual([`C: ${held}`])
})

test('every loss is named at its issue, and what does not come at all', async () => {
  const report = await open({
    issues: [
      found('Inteira'),
      found('Cortada', { losses: ['a imagem de capa', '1 vídeo ou áudio'] }),
      found('Sem data', { losses: ['o texto'], sentAt: null }),
    ],
    left: ['Página “Sobre”', '2 tags'],
  })
  expect(report).toHaveTextContent('De 2 edições algo fica para trás:')
  expect(rows('O que fica para trás')).toEqual([
    'Cortada (2 de mai de 2024): a imagem de capa; 1 vídeo ou áudio',
    'Sem data: o texto',
  ])
  expect(report).toHaveTextContent('Não vêm:')
  expect(rows('O que não vem')).toEqual(['Página “Sobre”', '2 tags'])
  // Longer than its frame: reached and moved by the keyboard.
  for (const list of screen.getAllByRole('list')) expect(list).toHaveAttribute('tabindex', '0')
})

test('what stays behind is never called whole', async () => {
  expect(await open({ left: ['Página “Sobre”'] })).not.toHaveTextContent('inteiro')
  cleanup()
  const report = await open({ issues: [found('A')], left: ['Página “Sobre”'] })
  expect(report).toHaveTextContent('O texto da edição vem inteiro.Não vem:Página “Sobre”')
})
