import { generateHOTP } from '@oslojs/otp'
import { expect, inject, test } from 'vitest'
import { allowNoise, newPage } from '../../support/browser.ts'
import { latestMessage, signIn } from '../../support/people.ts'

const STEP = 30_000
const PASSWORD = 'three green bottles'
const email = `nadia.${Date.now()}@harcourt.test`

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (secret: string) => {
  const bits = [...secret].map((it) => BASE32.indexOf(it).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const codeOf = (secret: string, later = 0) =>
  generateHOTP(bytesOf(secret), BigInt(Math.floor((Date.now() + later) / STEP)), 6)

test('somebody invited chooses a password, adds an authenticator and signs in with codes of both kinds', {
  timeout: 120_000,
}, async () => {
  const base = inject('base')
  const owner = await newPage(base)
  await signIn(owner, 'owner@harcourt.test')
  await owner.goto('/admin/users/create')
  await owner.getByLabel('Email').fill(email)
  await owner.getByLabel('First name').fill('Nadia')
  await owner.getByLabel('Last name').fill('Khan')
  await owner.getByRole('checkbox', { name: /^Legal assistant/ }).check()
  await owner.getByRole('button', { name: 'Invite' }).click()
  await owner.waitForURL((url) => url.pathname === '/admin/users')
  const { body } = await latestMessage(owner, email, 'user.invited')

  const page = await newPage(base)
  await page.goto(body.match(/https?:\/\/\S+/)?.[0] ?? '')
  await page.getByRole('heading', { name: 'Welcome, Nadia' }).waitFor()
  expect(page.url()).not.toContain('token')
  allowNoise(page, /status of 4(22|01)/)
  await page.getByLabel('New password', { exact: true }).fill('password1234567')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.getByText('one of the passwords that people try first').waitFor()
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await page
    .getByRole('button', { name: /, you$/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Sign-in and security' }).click()
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('img', { name: 'QR code' }).waitFor()
  const secret = (await page.locator('.scan code').innerText()).replaceAll(/\s/g, '')
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  await expect.poll(() => page.locator('.recovery-codes li').count()).toBe(10)
  const recovery = await page.locator('.recovery-codes li').first().innerText()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('10 of 10 left').waitFor()

  const signInAgain = async (code: string) => {
    await page
      .getByRole('button', { name: /, you$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL((url) => url.pathname === '/auth/login')
    await page.getByLabel('Work email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('That code is not right').waitFor()
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }
  // The step of the confirmation is used up; the next one is within its window already.
  await signInAgain(codeOf(secret, STEP))
  await signInAgain(recovery)
  await page.goto('/security')
  await page.getByText('9 of 10 left').waitFor()

  // As the server answers ten minutes later.
  const needed = {
    error: { code: 'step_up_needed', message: 'Confirm that it is you to do this.' },
  }
  allowNoise(page, /status of 403/)
  await page.route(
    '**/api/security/recovery-codes',
    (route) => route.fulfill({ status: 403, json: needed }),
    {
      times: 1,
    },
  )
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  // Offered is what the person has: an authenticator and no passkey.
  await page.getByRole('button', { name: 'Use an authenticator code instead' }).waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Use a passkey instead' }).count())
    .toBe(0)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('This is not your password.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('10 of 10 left').waitFor()
})
