import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { PreparedMail } from '../../../shared/mail/prepare-mail'
import { PreviewFrame } from './preview-dialog'
import { loadFrames } from './test/load-frames'

loadFrames()

const mailWith = (show: PreparedMail['show']): PreparedMail => ({
  ...{ html: '', bytes: 0, missingImages: [], plainText: () => '', file: () => '', show },
})

function Night({ mail }: { mail: PreparedMail }) {
  const [isDark, setDark] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setDark(true)}>
        Escuro
      </button>
      <PreviewFrame mail={mail} width={360} night={isDark ? 'dark' : 'light'} />
    </>
  )
}

test('a mail is painted at once, again over what the browser loads, and in the colours that are chosen', async () => {
  const shown: [isOwn: boolean, night: string][] = []
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Texto da edição')
  const mail = mailWith((page, night) => void shown.push([page === frame().contentDocument, night]))
  const { unmount } = await renderWithServices(<Night mail={mail} />)
  const element = frame()
  fireEvent.load(element)
  const byDay = shown.splice(0)
  expect(byDay.length).toBeGreaterThanOrEqual(2)
  expect(new Set(byDay.map(String))).toEqual(new Set(['true,light']))
  fireEvent.click(screen.getByRole('button', { name: 'Escuro' }))
  expect(shown.splice(0).map(String)).toEqual(['true,dark'])
  // A later load must not bring back the light colours.
  fireEvent.load(element)
  expect(shown.splice(0).map(String)).toEqual(['true,dark'])
  unmount()
  fireEvent.load(element)
  expect(shown).toEqual([])
})
