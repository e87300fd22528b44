import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf, sentTo } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'
import { newPerson } from '../../support/new-person.ts'
import { codeOf } from '../../worker/support/totp.ts'

const PASSWORD = 'three green bottles'
const NEW_PASSWORD = 'seven damp otters'
const STEP = 30_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const base = inject('base')
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

/** A role of its own that demands a second factor, so that nobody else is asked for one; `demand` changes the grace. */
const aGuardedRole = async (grace_days: number) => {
  const name = `Guarded ${randomUUID().slice(0, 6)}`
  const rows = dataOf(await owner.get('/api/roles'))
  const { permissions, scope } = rows.find((it: { name: string }) => it.name === 'Legal assistant')
  const body = { name, description: '', permissions, scope, read_only: false }
  const { role } = dataOf(await owner.post('/api/roles', body))
  let version: number = role.version
  const demand = async (days: number) => {
    const second_factor = { grace_days: days, may_remember: true }
    const path = `/api/roles/${role.id}/second-factor`
    const answer = await owner.call('PUT', path, { version, second_factor })
    version = dataOf(answer).role.version
  }
  await demand(grace_days)
  return { name, demand }
}

const aPerson = async (role: string) => {
  const { caller } = await newPerson(base, owner, { first_name: 'Nadia', role })
  return dataOf(await caller.get('/auth/user')).email as string
}

const givePassword = async (page: Page, email: string, password = PASSWORD) => {
  await page.goto('/auth/login')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const isHome = (url: URL) => url.pathname === '/'

const signOut = async (page: Page) => {
  await page
    .getByRole('button', { name: /, you$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/auth/login')
}

/** Sets an authenticator app up on the page that opens before anything else; returns its secret. */
const enrol = async (page: Page) => {
  await page.waitForURL((url) => url.pathname === '/auth/enrolment')
  await page.getByRole('button', { name: 'Use an authenticator app' }).click()
  const shown = page.locator('[data-secret]')
  await expect.poll(() => shown.innerText()).toMatch(/^[A-Z2-7 ]{20,}$/)
  const secret = (await shown.innerText()).replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  await expect.poll(() => page.locator('[data-codes] li').count()).toBe(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.waitForURL(isHome)
  return secret
}

test('a reminder may be put aside in the days of grace; after them nothing opens without a second step', {
  timeout: 120_000,
}, async () => {
  const role = await aGuardedRole(7)
  const email = await aPerson(role.name)
  const page = await newPage(base)
  await givePassword(page, email)
  await page.getByRole('heading', { name: 'Add a second step' }).waitFor()
  await expect.poll(() => page.locator('[data-until]').innerText()).toMatch(/^\w+ \d+ \w+$/)
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.waitForURL(isHome)
  await signOut(page)

  await role.demand(0)
  await givePassword(page, email)
  await page.waitForURL((url) => url.pathname === '/auth/enrolment')
  await page.goto('/conveyances')
  await page.waitForURL((url) => url.pathname === '/auth/login')
  await givePassword(page, email)
  await enrol(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a device that is remembered is asked for no code until it is to be asked again', {
  timeout: 120_000,
}, async () => {
  const role = await aGuardedRole(7)
  const email = await aPerson(role.name)
  await role.demand(0)
  const page = await newPage(base)
  await givePassword(page, email)
  const secret = await enrol(page)
  await signOut(page)

  await givePassword(page, email)
  // The step of the enrolment is used up; the next one is within its window already.
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, STEP))
  await page.getByLabel('Do not ask on this device for 30 days').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(isHome)
  await signOut(page)

  await givePassword(page, email)
  await page.waitForURL(isHome)
  await page.goto('/security')
  await page.getByRole('heading', { name: 'Not asked for a second factor' }).waitFor()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page
    .getByRole('heading', { name: 'Not asked for a second factor' })
    .waitFor({ state: 'detached' })
  await page.goto('/')
  await signOut(page)

  await givePassword(page, email)
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/auth/login')
})

test('the link of the mail about a new device ends every session and the password', {
  timeout: 120_000,
}, async () => {
  const email = await aPerson('Legal assistant')
  const usual = await newPage(base)
  await givePassword(usual, email)
  await usual.waitForURL(isHome)
  const other = await newPage(base, 'localhost', { userAgent: FIREFOX })
  await givePassword(other, email)
  await other.waitForURL(isHome)
  const mailOfFirefox = async () => {
    const { body } = await sentTo(owner, email, 'device.new')
    return body.includes('Firefox') ? body : ''
  }
  await expect.poll(mailOfFirefox).toContain('That was not me')
  const link = /https?:\/\/\S+/.exec(await mailOfFirefox())?.[0] ?? ''

  const page = await newPage(base)
  for (const each of [usual, other, page]) allowNoise(each, /status of 4(01|22)/)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Was this not you?' }).waitFor()
  expect(page.url()).not.toContain('disown')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.waitForURL(isHome)

  for (const each of [usual, other]) {
    await each.goto('/security')
    await each.waitForURL((url) => url.pathname === '/auth/login')
  }
  await givePassword(other, email)
  await other.getByText('do not match').waitFor()
  await givePassword(other, email, NEW_PASSWORD)
  await other.waitForURL(isHome)
})
