// @vitest-environment happy-dom
import { IMAGE } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { checkImage, fitted, uploadErrorText } from './image-file'

const PNG = [0x89, 0x50, 0x4e, 0x47]
const file = (type: string, bytes: number, head: number[] = PNG) => {
  const content = new Uint8Array(bytes)
  content.set(head)
  return new File([content], 'anexo', { type })
}
const refusal = (chosen: File) =>
  checkImage(chosen).then(
    () => null,
    (error: unknown) => uploadErrorText(error),
  )

describe('checkImage', () => {
  test.each(['image/webp', 'application/pdf', 'text/plain', ''])('refuses %s by its type [SOC-082]', async (type) => {
    expect(await refusal(file(type, 100))).toBe('Formato não suportado. Use JPG, PNG ou GIF.')
  })

  test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif'])('takes %s [SOC-082]', async (type) => {
    expect(await refusal(file(type, 100))).toBeNull()
  })

  test('refuses a text file that was renamed [SOC-082]', async () => {
    expect(await refusal(new File(['apenas texto'], 'foto.png', { type: 'image/png' }))).toBe(
      'Formato não suportado. Use JPG, PNG ou GIF.',
    )
  })

  test('takes 5 MB and not one byte more [SOC-083]', async () => {
    expect(IMAGE.maxBytes).toBe(5_242_880)
    expect(await refusal(file('image/png', IMAGE.maxBytes))).toBeNull()
    expect(await refusal(file('image/png', IMAGE.maxBytes + 1))).toBe('Arquivo muito grande. Máximo 5MB.')
  })
})

test('shrinks to 1600 px on the longest edge and never enlarges', () => {
  expect(fitted(3200, 1600)).toEqual({ width: 1600, height: 800 })
  expect(fitted(1000, 4000)).toEqual({ width: 400, height: 1600 })
  expect(fitted(800, 600)).toEqual({ width: 800, height: 600 })
})

test('names every other failure in words a person can act on', () => {
  expect(uploadErrorText({ code: 'UPLOAD_FAILED' })).toBe('Falha no upload. Tente novamente.')
  expect(uploadErrorText({ code: 'STORAGE_FULL' })).toMatch(/espaço/)
  expect(uploadErrorText({ code: 'OFFLINE' })).toMatch(/Sem conexão/)
})
