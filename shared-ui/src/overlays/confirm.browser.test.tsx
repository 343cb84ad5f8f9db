import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../theme/overlays-theme'
import { ConfirmHost, confirm } from './confirm'

const LABELS = ['Continuar editando', 'Salvar rascunho', 'Sair sem salvar']

afterEach(() => page.viewport(414, 896))

/** Asks with three ways out, and answers the lines that their buttons stand in, from the left edge to the right one. */
async function linesAt(width: number) {
  await page.viewport(width, 844)
  render(<ConfirmHost />)
  const answer = confirm({
    title: 'Sair sem salvar?',
    body: 'O que você escreveu se perde.',
    cancelLabel: 'Continuar editando',
    alternative: { label: 'Salvar rascunho', onChoose: () => undefined },
    confirmLabel: 'Sair sem salvar',
    danger: true,
  })
  await screen.findByRole('alertdialog')
  const boxes = LABELS.map((name) => screen.getByRole('button', { name }).getBoundingClientRect())
  const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))]
  const lines = tops.map((y) => boxes.filter(({ top }) => Math.round(top) === y))
  await userEvent.keyboard('{Escape}')
  await expect(answer).resolves.toBe(false)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  return lines.map((line) => [
    Math.round(Math.min(...line.map(({ left }) => left))),
    Math.round(Math.max(...line.map(({ right }) => right))),
  ])
}

test('on a phone the buttons of a question fill their lines', async () => {
  const lines = await linesAt(390)
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines.map(String)).size).toBe(1)
})

test('on a desktop three buttons stand side by side', async () => {
  expect(await linesAt(1280)).toHaveLength(1)
})
