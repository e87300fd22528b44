import { expect, inject, test } from 'vitest'
import { callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

/** A member of staff of the firm with the version of their account. */
const userNamed = async (owner: Awaited<ReturnType<typeof callerFor>>, email: string) => {
  const { rows } = dataOf(await owner.get(`/api/users?q=${encodeURIComponent(email)}`))
  return dataOf(await owner.get(`/api/users/${rows[0].id}`)).user
}

test('a signed-in person whose roles were changed sees it at once, without loading the page', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const page = await pageOf(base, await callerFor(base, 'adviser@harcourt.test'), '/quotes')
  const rail = page.getByRole('navigation', { name: 'Areas' })
  const cases = rail.getByRole('link', { name: 'Conveyances', exact: true })
  await page.locator('.live[data-state="live"]').waitFor()
  await expect.poll(() => cases.isVisible()).toBe(false)
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }))
  const user = await userNamed(owner, 'adviser@harcourt.test')
  const roles = [...user.roles, 'Conveyancer']
  const changed = await owner.call('PATCH', `/api/users/${user.id}`, bodyOf({ ...user, roles }))
  expect(changed.status).toBe(200)
  await cases.waitFor({ state: 'visible' })
  await expect.poll(() => page.evaluate(() => 'isMarked' in globalThis)).toBe(true)

  // The new link leads there, and so does the address itself.
  await cases.click()
  await page.waitForURL((url) => url.pathname === '/conveyances')
  await page.goto('/conveyances')
  expect(new URL(page.url()).pathname).toBe('/conveyances')
  await page.locator('.live[data-state="live"]').waitFor()
  const now = await userNamed(owner, 'adviser@harcourt.test')
  await owner.call('PATCH', `/api/users/${user.id}`, bodyOf({ ...now, roles: user.roles }))
  const toast = page.locator('.toast', { hasText: 'Access denied' })
  await toast.waitFor()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/conveyances')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a socket closes when its person is suspended, and the page asks to sign in', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const page = await pageOf(base, await callerFor(base, 'assistant@harcourt.test'), '/')
  allowNoise(page, /status of 401/)
  let isClosed = false
  page.on('websocket', (socket) =>
    socket.on('close', () => {
      isClosed = true
    }),
  )
  await page.reload()
  await page.locator('.live[data-state="live"]').waitFor()
  const user = await userNamed(owner, 'assistant@harcourt.test')
  const done = await owner.post(`/api/users/${user.id}/suspension`, { version: user.version })
  expect(done.status).toBe(200)
  await page.waitForURL((url) => url.pathname === '/auth/login')
  expect(isClosed).toBe(true)
  const { version } = await userNamed(owner, 'assistant@harcourt.test')
  await owner.call('DELETE', `/api/users/${user.id}/suspension?version=${version}`)
})

const bodyOf = (user: Record<string, unknown>) => {
  const { email, first_name, last_name, roles, team, job_title, phone, version } = user
  const { is_fee_earner, agency_id } = user
  return {
    ...{ email, first_name, last_name, roles, team, job_title, phone, version },
    ...{ is_fee_earner, agency_id },
  }
}
