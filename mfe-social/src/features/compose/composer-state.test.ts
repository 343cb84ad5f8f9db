import { LENGTH } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { EMPTY_CONTENT } from '../../shared/post-content/post-content'
import { addTags, canSend, createComposer, hasRoomForTags, imageRoom, moveImage, tooLongText } from './composer-state'

const FAMILY = '👨‍👩‍👧‍👦'
const COMBINED = 'é'
const calm = { isUploading: false, sending: null }
const written = (body: string) => ({ content: { ...EMPTY_CONTENT, body }, ...calm })

describe('what may be sent', () => {
  test.each(['', '   ', '\n\t \n'])('not an empty or blank body [SOC-073]', (body) => {
    expect(canSend(written(body))).toBe(false)
  })

  test.each(['a', FAMILY, COMBINED])('300 characters as a person counts them, not 301 [SOC-074]', (character) => {
    expect(canSend(written(character.repeat(LENGTH.postBody)))).toBe(true)
    expect(canSend(written(character.repeat(LENGTH.postBody + 1)))).toBe(false)
    expect(LENGTH.postBody).toBe(300)
  })

  test('nothing while busy [SOC-077]', () => {
    expect(canSend(written('ok'))).toBe(true)
    expect(canSend({ ...written('ok'), isUploading: true })).toBe(false)
    expect(canSend({ ...written('ok'), sending: 'publish' })).toBe(false)
  })

  test('says how much to remove [SOC-076]', () => {
    expect(tooLongText('a'.repeat(300))).toBeNull()
    expect(tooLongText('a'.repeat(312))).toBe('Texto muito longo. Remova 12 caracteres.')
    expect(tooLongText(FAMILY.repeat(302))).toBe('Texto muito longo. Remova 2 caracteres.')
    expect(tooLongText('a'.repeat(301))).toBe('Texto muito longo. Remova 1 caracteres.')
  })
})

test('has room for four images, those on their way or failed among them, and moves one', () => {
  const images = ['a', 'b', 'c'].map((image_url) => ({ image_url, description: '' }))
  const { content } = createComposer({ ...EMPTY_CONTENT, images })
  expect(imageRoom({ content, uploads: [] })).toBe(1)
  expect(imageRoom({ content, uploads: [1, 2] })).toBe(0)
  const order = () => content.images.map(({ image_url }) => image_url).join('')
  expect([moveImage(content, 0, 2), order()]).toEqual([true, 'bca'])
  expect([moveImage(content, 1, 0), order()]).toEqual([true, 'cba'])
  expect([moveImage(content, 2, 3), moveImage(content, 0, -1), order()]).toEqual([false, false, 'cba'])
  expect(images.map(({ image_url }) => image_url).join('')).toBe('abc')
})

test('takes at most six tags, as slugs, each once [SOC-078]', () => {
  const { content } = createComposer(EMPTY_CONTENT)
  expect(addTags(content, ['#Direito do Trabalho', 'LGPD', 'lgpd', '###'])).toBe(2)
  expect(content.tags).toEqual(['direito-do-trabalho', 'lgpd'])
  addTags(content, ['a', 'b', 'c', 'd', 'e'])
  expect(content.tags).toHaveLength(6)
  expect(hasRoomForTags(content)).toBe(false)
  expect(addTags(content, ['mais'])).toBe(0)
  expect(EMPTY_CONTENT.tags).toEqual([])
})
