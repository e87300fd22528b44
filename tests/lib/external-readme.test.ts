import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '#domain/endpoint'
import { externalUserOf } from '#domain/user/external-user'
import { answerWith, openPage, reply } from '../support/page.ts'

const readme = readFileSync('README.md', 'utf8')
const [chapter = ''] = /## A firm's own back end\n.*?(?=\n## )/s.exec(readme) ?? []

/** The names in a row of the table, such as those of CORS `allowed_headers`. */
const rowOf = (name: string) => {
  const [, names = ''] = new RegExp(`\`${name}\`: (.*?)(?:;| \\|)`).exec(chapter) ?? []
  return [...names.matchAll(/`([^`]+)`/g)].map(([, it = '']) => it).toSorted()
}

afterEach(() => vi.unstubAllGlobals())

test('a firm’s own back end is sent the headers that the README says to allow, and no others', async () => {
  openPage({ firm: { apiDomain: 'https://api.firm.example' } })
  const asked = answerWith(reply(200, { data: 1 }))
  const { call } = await import('#lib/api')
  const { setSocketId } = await import('#lib/socket/socket-id')
  const { watchActivity } = await import('#lib/activity')
  watchActivity()
  document.dispatchEvent(new Event('keydown'))
  setSocketId('123.456')
  const path = '/api/leads'
  for (const method of ['GET', 'POST'] as const) {
    const endpoint = { method, path, who: 'public', can: [], reply: {} } as unknown as Endpoint
    await call(endpoint, {} as never)
  }
  const names = new Set(asked.flatMap(({ headers }) => [...headers.keys()]))
  const allowed = rowOf('allowed_headers').map((it) => it.toLowerCase())
  expect([...names].toSorted()).toEqual(allowed)
})

test('the README names what pages read of its answers, its paths and its limits', () => {
  expect(rowOf('exposed_headers')).toEqual(['Retry-After', 'X-Newest-Event'])
  expect(rowOf('paths')).toEqual(['api/*', 'auth/*', 'broadcasting/auth'])
  for (const name of [
    "apiPrefix: ''",
    'auth:sanctum',
    'max_age',
    'X-Visitor-Address',
    'TrustProxies',
  ])
    expect(chapter).toContain(name)
})

test('the README names every field of a user that is read', () => {
  const scope = { conveyance: 'own', quotes: 'all' }
  const { user } = externalUserOf({ id: 7, scope, team: [7], money_only: 1 })
  expect(Object.keys(user).filter((it) => !chapter.includes(`\`${it}\``))).toEqual([])
})
