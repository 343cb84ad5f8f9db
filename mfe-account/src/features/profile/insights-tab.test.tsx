import { renderWithServices } from '@ementa/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import InsightsTab from './insights-tab'

const MONTHS = ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.']
const BY_MONTH = [7, 9, 8, 11, 10, 9, 12, 14, 11, 13, 12, 12]

test('the sample of contract analysis says that it is one, and names each of its figures', async () => {
  const { container } = await renderWithServices(<InsightsTab />)
  expect(screen.getByText('Dados de exemplo')).toBeInTheDocument()
  for (const [label, value] of [
    ['Contratos analisados', '128'],
    ['Cláusulas de risco', '342'],
    ['Tempo médio', '4 min'],
  ] as const) {
    expect(screen.getByText(label)).toBeInTheDocument()
    expect(screen.getByText(value)).toBeInTheDocument()
  }
  for (const words of [
    'Uma amostra do que a análise de contratos mostrará aqui. Estes números são iguais para todos os perfis.',
    '128nos últimos 12 meses',
    '3422,7 por contrato',
    '4 minpor contrato',
  ])
    expect(container).toHaveTextContent(words)
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent)
  expect(rowsOf('Contratos por tipo')).toEqual([
    'Prestação de serviços46',
    'Locação31',
    'Compra e venda27',
    'Trabalho24',
  ])
  expect(rowsOf('Contratos por mês').slice(1)).toEqual(MONTHS.map((month, index) => `${month}${BY_MONTH[index]}`))
})
