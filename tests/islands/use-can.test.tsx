import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { $session } from '#stores/user/session'

const signedIn = (...permissions: string[]) =>
  $session.set({
    user: {
      id: '1',
      type: 'staff',
      first_name: 'Eleanor',
      last_name: 'Shaw',
      email: 'e@harcourt.test',
      job_title: null,
      phone: null,
      permissions: permissions.map((name) => ({ name })),
      roles: [],
      contact_id: null,
      agency_id: null,
      read_only: false,
    },
  })

afterEach(() => $session.set(null))

const NewUser = () => useCan('users.create') && <button type="button">New user</button>
const AnyUser = () => {
  // @ts-expect-error: there is no such permission
  return useCan('users.creat') && <button type="button">Any user</button>
}

test('a permission that is given and taken away shows and hides its button', () => {
  expect(renderToStaticMarkup(<NewUser />)).toBe('')
  signedIn('users.create')
  expect(renderToStaticMarkup(<NewUser />)).toContain('New user')
  signedIn()
  expect(renderToStaticMarkup(<NewUser />)).toBe('')
})

test('a permission that does not exist is nobody’s, and no name for the compiler', () => {
  signedIn('users.create')
  expect(renderToStaticMarkup(<AnyUser />)).toBe('')
})

const HeadOfUsers = () => (
  <HeadAct can="users.create">
    <button type="button">New user</button>
  </HeadAct>
)

test('an act in the head of a page keeps its room until it is known whose page it is', () => {
  expect(renderToStaticMarkup(<HeadOfUsers />)).toMatch(/^<span[^>]* inert="">.*New user/)
  signedIn('users.create')
  expect(renderToStaticMarkup(<HeadOfUsers />)).toMatch(/^<span class="head-act"><button/)
  signedIn()
  expect(renderToStaticMarkup(<HeadOfUsers />)).toBe('')
})

test('an act that changes more than money is not shown to those who change money only', () => {
  const act = (
    <HeadAct can="conveyance.update" beyondMoney>
      <a href="/conveyances/create">New case</a>
    </HeadAct>
  )
  signedIn('conveyance.update')
  expect(renderToStaticMarkup(act)).toContain('New case')
  const session = $session.get()
  if (session) $session.set({ user: { ...session.user, money_only: true } })
  expect(renderToStaticMarkup(act)).toBe('')
})
