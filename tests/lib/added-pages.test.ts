import { expect, test } from 'vitest'
import { routeTable } from '#routes'
import { pages } from '../spec/pages.ts'

const added = Object.values(routeTable).filter((route) => route.added)

/** Pages of one's own account, which everybody who has one may open. */
const own = [
  '/security',
  '/agents/security',
  '/cover',
  '/profile',
  '/clients/sale-pack/:id',
  '/clients/identity/:id',
  '/clients/funds/:id',
  '/clients/messages',
  '/clients/documents',
  '/clients/people-who-help',
  '/clients/your-data',
]
/** Pages for people who cannot sign in yet: a message's link is the key, or their provider leads back to it. */
const open = [
  '/auth/password',
  '/auth/enrolment',
  '/agents/enrolment',
  '/auth/single-sign-on',
  '/clients/shared-pack/:id',
  '/clients/witness/:id',
]
/** Records whose list asks for no permission either: each shows what is in somebody's scope. */
const scoped = ['/quotes/sale-memos/:id']
/** Pages for everybody who works for the firm, whatever their role: they have to report what they suspect. */
const everybodys = ['/admin/suspicions']

test('an added page is none of the specification, and asks for a user and a permission', () => {
  const specified = new Set(pages.map(({ path }) => path))
  expect(added.length).toBeGreaterThan(0)
  expect(added.filter(({ path }) => specified.has(path))).toEqual([])
  const others = added.filter(
    ({ path }) => ![...own, ...open, ...scoped, ...everybodys].includes(path),
  )
  expect(others.filter(({ auth, can }) => !auth || can.length === 0)).toEqual([])
  expect(added.filter(({ path, auth }) => [...own, ...everybodys].includes(path) && !auth)).toEqual(
    [],
  )
})
