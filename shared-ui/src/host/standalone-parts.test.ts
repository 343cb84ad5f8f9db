import { expect, test } from 'vitest'
import { createToaster, type Toast } from '../services/toaster'
import { createStandaloneParts } from './standalone-parts'

const device = { erase: async () => undefined }

test('what a push would say is a toast', () => {
  const toast = createToaster()
  const shown: Toast[] = []
  toast.attach({ show: (each) => shown.push(each), close: () => undefined })
  const parts = createStandaloneParts(device, toast)
  expect(parts.toast).toBe(toast)
  parts.push.show({ title: 'Nova edição', body: 'Radar LGPD', href: '/' })
  expect(shown).toMatchObject([{ title: 'Nova edição', description: 'Radar LGPD', status: 'info' }])
})
