import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { allowNoise, newPage } from '../../support/browser.ts'
import { latestMessage, signIn } from '../../support/people.ts'
import { withAuthenticator } from '../../support/virtual-authenticator.ts'

const PASSWORD = 'three green bottles'
const email = `petra.${Date.now()}@harcourt.test`

const invited = async (base: string) => {
  const owner = await newPage(base)
  await signIn(owner, 'owner@harcourt.test')
  await owner.goto('/admin/users/create')
  await owner.getByLabel('Email').fill(email)
  await owner.getByLabel('First name').fill('Petra')
  await owner.getByLabel('Last name').fill('Novak')
  await owner.getByRole('checkbox', { name: /^Legal assistant/ }).check()
  await owner.getByRole('button', { name: 'Invite' }).click()
  await owner.waitForURL((url) => url.pathname === '/admin/users')
  const { body } = await latestMessage(owner, email, 'user.invited')
  return body.match(/https?:\/\/\S+/)?.[0] ?? ''
}

const signOut = async (page: Page) => {
  await page
    .getByRole('button', { name: /, you$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/auth/login')
}

/** As the server answers somebody who has neither a password nor an authenticator, ten minutes later. */
const asWithPasskeysAlone = async (page: Page) => {
  allowNoise(page, /status of 403/)
  await page.route('**/api/security', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const json = { data: { ...data, has_password: false, authenticator: null } }
    await route.fulfill({ response, json })
  })
  const needed = {
    error: { code: 'step_up_needed', message: 'Confirm that it is you to do this.' },
  }
  await page.route(
    '**/api/security/passkeys/**',
    (route) => route.fulfill({ status: 403, json: needed }),
    { times: 1 },
  )
}

test('a passkey is added, named, and signs in as the first and as the second factor', {
  timeout: 120_000,
}, async () => {
  const base = inject('base')
  const link = await invited(base)
  const page = await newPage(base)
  const [authenticator, authenticatorId] = await withAuthenticator(page)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await page.goto('/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('1, used first').waitFor()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Office computer')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Office computer', { exact: true }).waitFor()

  await signOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await signOut(page)
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Use your passkey, or enter one of your recovery codes').waitFor()
  allowNoise(page, /status of 422/)
  await authenticator.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.getByText('No passkey was used.').waitFor()
  await authenticator.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await asWithPasskeysAlone(page)
  await page.goto('/security')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  await expect.poll(() => page.getByLabel('Password', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect.poll(() => page.getByText('Office computer', { exact: true }).count()).toBe(0)
})
