import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { allowNoise, newPage } from '../../support/browser.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../../support/openid-provider.ts'
import { ask, signIn } from '../../support/people.ts'

const HOST = 'northgate.localhost'

type Detail = {
  readonly settings: { readonly policy: object }
  readonly linked: readonly { readonly email: string }[]
}

const setUp = async (page: Page, { issuer, client_id, client_secret }: OpenIdProvider) => {
  await page.goto('/admin/single-sign-on')
  await page.getByLabel('Name', { exact: true }).fill('Acme ID')
  await page.getByLabel('Issuer').fill(issuer)
  await page.getByLabel('Client ID').fill(client_id)
  await page.getByLabel('Email domains').fill('northgate.test')
  await page.getByRole('button', { name: 'Save provider' }).click()
  await page.getByLabel('Client secret', { exact: true }).fill(client_secret)
  await page.getByRole('button', { name: 'Save secret' }).click()
  await page.getByText('Set on').waitFor()
  await page.getByRole('button', { name: 'Test the provider' }).click()
  await page.getByText('The provider is ready').waitFor()
  await page.getByText(`${issuer}/token`).waitFor()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('Offered on the sign-in page.').waitFor()
}

/** What the pages of the provider load and lack. */
const noiseOf = ({ issuer }: OpenIdProvider) => [
  /somebody else/,
  /fonts\.googleapis\.com/,
  new RegExp(`${issuer}/favicon`),
]

/** At the provider: says who one is, and lets the product know it. */
const consent = async (page: Page, email: string) => {
  await page.getByPlaceholder('Enter any login').fill(email)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('staff sign in at a real provider, in a window of 960 by 600 and on a phone', {
  timeout: 120_000,
}, async () => {
  const base = inject('base')
  const redirectAddress = new URL('/auth/single-sign-on/callback', base)
  redirectAddress.hostname = HOST
  const provider = await startOpenIdProvider(redirectAddress.href)
  onTestFinished(provider.stop)
  const owner = await newPage(base, HOST)
  await signIn(owner, 'owner@northgate.test')
  await setUp(owner, provider)

  const person = await newPage(base, HOST)
  await person.goto('/auth/login?return=%2Fconveyances')
  const opening = person.waitForEvent('popup')
  await person.getByRole('link', { name: 'Sign in with Acme ID' }).click()
  const popup = await opening
  allowNoise(popup, ...noiseOf(provider))
  await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight])).toEqual([960, 600])
  await consent(popup, 'manager@northgate.test')
  await person.waitForURL((url) => url.pathname === '/conveyances')
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect
    .poll(async () => (await ask<Detail>(owner, '/api/single-sign-on')).linked)
    .toMatchObject([{ email: 'manager@northgate.test' }])

  const phone = await newPage(base, HOST, { viewport: { width: 390, height: 844 }, hasTouch: true })
  allowNoise(phone, ...noiseOf(provider), /status of 403/)
  await phone.goto('/auth/login')
  await phone.getByRole('link', { name: 'Sign in with Acme ID' }).click()
  await consent(phone, 'stranger@northgate.test')
  await phone.getByText('Nobody here has the address that Acme ID gave.').waitFor()
  await phone.getByRole('link', { name: 'Try again' }).click()
  await consent(phone, 'unverified@northgate.test')
  await phone.getByText('Acme ID does not confirm your email address.').waitFor()
  await phone.getByRole('link', { name: 'Try again' }).click()
  await consent(phone, 'manager@northgate.test')
  await phone.waitForURL((url) => url.pathname === '/' && url.hostname === HOST)

  await owner.getByRole('button', { name: 'Turn off' }).click()
  await owner.getByText('Not offered yet.').waitFor()
})
