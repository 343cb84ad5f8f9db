import { renderWithServices } from '@ementa/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import InsightsTab from './insights-tab'

test('the sample of contract analysis says that it is one, and names each of its figures', async () => {
  await renderWithServices(<InsightsTab />)
  expect(screen.getByText('Dados de exemplo')).toBeInTheDocument()
  for (const [label, value] of [
    ['Contratos analisados', '128'],
    ['Cláusulas de risco', '342'],
    ['Tempo médio', '4 min'],
  ] as const) {
    expect(screen.getByText(label)).toBeInTheDocument()
    expect(screen.getByText(value)).toBeInTheDocument()
  }
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
})
