// @vitest-environment happy-dom
import { IMAGE } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { checkImage, ImageRefusal, uploadErrorText } from './image-file'

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

test.each([
  [{ code: 'UPLOAD_FAILED' }, 'Falha no upload. Tente novamente.'],
  [{ code: 'UNSUPPORTED_TYPE' }, 'Formato não suportado. Use JPG, PNG ou GIF.'],
  [{ code: 'TOO_LARGE' }, 'Arquivo muito grande. Máximo 5MB.'],
  [{ code: 'STORAGE_FULL' }, 'Não há espaço neste aparelho para guardar a imagem. Libere espaço ou siga sem ela.'],
  [
    new DOMException('x', 'QuotaExceededError'),
    'Não há espaço neste aparelho para guardar a imagem. Libere espaço ou siga sem ela.',
  ],
  [{ code: 'OFFLINE' }, 'Sem conexão, a imagem não pôde ser enviada. O texto continua aqui.'],
  [new ImageRefusal('Como está.'), 'Como está.'],
])('names every failure in words a person can act on: %j', (error, text) => {
  expect(uploadErrorText(error)).toBe(text)
})
