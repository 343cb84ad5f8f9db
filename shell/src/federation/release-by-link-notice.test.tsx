import { tabStorage } from '@ementa/contracts/device-storage'
import { renderWithServices, userEvent } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RELEASES_BY_LINK_KEY } from '../registry/registry'
import ReleaseByLinkNotice from './release-by-link-notice'

const social = { title: 'Publicações', version: '1.0.0-next', problem: null }
const account = { title: 'Conta', version: '2.0.0-next', problem: 'its signature could not be verified' }

test('each release that was asked for is said to be shown, or not to be confirmed', async () => {
  await renderWithServices(<ReleaseByLinkNotice releases={[social, account]} />)
  const sentences = [...screen.getByRole('note').querySelectorAll('p')].map((line) => line.textContent)
  expect(sentences).toEqual([
    'Você está vendo outra versão de Publicações (1.0.0-next), assinada por quem a publica. Ela vale só nesta aba.',
    'A versão de Conta que este link pede (2.0.0-next) não pôde ser confirmada como de quem a publica. Está aberta a versão publicada.',
  ])
})

test('what a link asks for and is no version is not printed', async () => {
  await renderWithServices(<ReleaseByLinkNotice releases={[{ ...account, version: null }]} />)
  expect(screen.getByRole('note')).toHaveTextContent('A versão de Conta que este link pede não pôde ser confirmada')
})

test('its way back gives up what the tab asked for and loads the page again', async () => {
  tabStorage.setItem(RELEASES_BY_LINK_KEY, '{"social":"1.0.0-next"}')
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await renderWithServices(<ReleaseByLinkNotice releases={[social]} />)
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao que está publicado' }))
  expect(tabStorage.getItem(RELEASES_BY_LINK_KEY)).toBeNull()
  expect(reload).toHaveBeenCalledOnce()
})
