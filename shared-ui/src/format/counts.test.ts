import { expect, test, vi } from 'vitest'

test('the first page makes no object of Intl: the first one costs a slow phone 50 to 150 ms', async () => {
  const made: string[] = []
  const counting = (name: 'NumberFormat' | 'Collator' | 'DateTimeFormat') =>
    new Proxy(Intl[name], {
      construct(target, args) {
        made.push(name)
        return Reflect.construct(target, args)
      },
    })
  vi.stubGlobal('Intl', {
    NumberFormat: counting('NumberFormat'),
    Collator: counting('Collator'),
    DateTimeFormat: counting('DateTimeFormat'),
  })
  vi.resetModules()
  const { compactNumber, counted } = await import('../plain')
  expect([compactNumber(12), counted(1284, 'curtida', 'curtidas')]).toEqual(['12', '1.284 curtidas'])
  expect(made).toEqual([])
})
