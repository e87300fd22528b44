import { afterEach, expect, test, vi } from 'vitest'
import { answerWith, openPage, reply } from '../../support/page.ts'

afterEach(() => vi.unstubAllGlobals())

const grace = { id: 'grace', name: 'Grace Ellery' }
const tom = { id: 'tom', name: 'Tom Byrne' }

const options = async (answer: ReturnType<typeof reply>) => {
  openPage({ address: 'http://localhost:8787/conveyances' })
  answerWith(answer)
  const { personOptions } = await import('#stores/user/away')
  return personOptions(Promise.resolve([grace, tom]))
}

test('a person to choose says until when they are away, and keeps their name', async () => {
  const away = [{ person: grace, cover: tom, until: '2026-12-04' }]
  expect(await options(reply(200, { data: away }))).toEqual([
    {
      value: 'grace',
      label: 'Grace Ellery, away until 4 December, covered by Tom Byrne',
      name: 'Grace Ellery',
    },
    { value: 'tom', label: 'Tom Byrne', name: 'Tom Byrne' },
  ])
})

test('people can be chosen while nobody can tell who is away', async () => {
  const found = await options(reply(404, { error: { code: 'not_found', message: 'No.' } }))
  expect(found.map(({ label }) => label)).toEqual(['Grace Ellery', 'Tom Byrne'])
})
