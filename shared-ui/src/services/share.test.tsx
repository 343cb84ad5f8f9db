import { createTestWorld, titles } from '@ementa/testing'
import { describe, expect, test, vi } from 'vitest'
import { copyText, downloadFile, share } from './share'

describe('sharing and copying', () => {
  const link = { title: 'Uma publicação', url: 'https://ementa.example/p/1' }
  const device = (own: object) => vi.stubGlobal('navigator', { ...navigator, share: undefined, ...own })
  const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))

  test('opens the share sheet of the device; closing it is no failure', async () => {
    const world = await createTestWorld()
    const sheet = vi.fn(async () => undefined)
    device({ share: sheet })
    await share(world.services, link)
    expect(sheet).toHaveBeenCalledWith(link)
    device({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
    await share(world.services, link)
    expect(world.toasts).toEqual([])
  })

  test('copies the link where there is no sheet, or where the sheet fails', async () => {
    const world = await createTestWorld()
    const writeText = vi.fn(async () => undefined)
    device({ clipboard: { writeText } })
    await share(world.services, link)
    device({ clipboard: { writeText }, share: denied })
    await share(world.services, { ...link, copied: 'Link do perfil copiado!' })
    expect(writeText.mock.calls).toEqual([[link.url], [link.url]])
    expect(titles(world.toasts)).toEqual(['Link copiado!', 'Link do perfil copiado!'])
  })

  test('shows a short text that the clipboard refuses, so that it can be copied by hand', async () => {
    const world = await createTestWorld()
    device({ clipboard: { writeText: denied } })
    await copyText(world.services, link.url, 'Link copiado!')
    await copyText(world.services, 'x'.repeat(300), 'Texto copiado')
    await copyText(world.services, 'x'.repeat(301), 'Texto copiado')
    expect(world.toasts.map(({ title, description }) => [title, description])).toEqual([
      ['Não foi possível copiar', `Copie daqui: ${link.url}`],
      ['Não foi possível copiar', `Copie daqui: ${'x'.repeat(300)}`],
      ['Não foi possível copiar', 'Tente novamente.'],
    ])
  })
})

test('a file is handed over with its name and type, and its memory freed after a while', async () => {
  vi.useFakeTimers()
  const [create, revoke] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')]
  create.mockReturnValue('blob:um')
  let link: HTMLAnchorElement | undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    link = this
  })
  downloadFile('dados.json', '{"a":1}', 'application/json')
  expect([link?.href, link?.download]).toEqual(['blob:um', 'dados.json'])
  const [blob] = create.mock.calls[0] ?? []
  expect((blob as Blob).type).toBe('application/json')
  expect(await (blob as Blob).text()).toBe('{"a":1}')
  vi.advanceTimersByTime(59_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:um')
  vi.useRealTimers()
})
