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
  const { compactNumber, counted } = await import('../index')
  expect([0, 12, 999].map(compactNumber)).toEqual(['0', '12', '999'])
  expect([0, 1284].map((count) => counted(count, 'curtida', 'curtidas'))).toEqual(['0 curtidas', '1.284 curtidas'])
  expect(made).toEqual([])
})
