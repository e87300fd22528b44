import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import type { AgencyView } from '#domain/agent/view'
import type { CaseFile } from '#domain/conveyance/api'
import { londonDate, londonTime } from '#domain/dates'
import { type Caller, callerFor, dataOf, sentTo } from '../../support/api.ts'
import { exchangeBody } from '../../support/exchange-body.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { isReadyToExchange, workCase } from '../../support/ready-case.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const marker = `${Date.now()}`.slice(-6)
const street = `${marker} Keys Lane`

/** Tells the firm of a client, on a phone. */
const refer = async (page: Page) => {
  await page.getByRole('button', { name: 'Introduce a client' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Nerys')
  await dialog.getByLabel('Last name').fill(`Keys${marker}`)
  await dialog.getByLabel('Telephone').fill('07700 900813')
  await dialog.getByLabel(/The client agrees/).check()
  await dialog.getByRole('button', { name: 'Introduce', exact: true }).click()
  await page
    .locator('li', { hasText: `Nerys Keys${marker}` })
    .getByText('Received')
    .waitFor()
}

/** The agency, branch and negotiator of an address. */
const referralBy = async (owner: Caller, email: string) => {
  const [choice] = dataOf(await owner.get('/api/agencies?q=Bellwether'))
  const { agency, branches, negotiators }: AgencyView = dataOf(
    await owner.get(`/api/agencies/${choice.id}`),
  )
  const negotiator = negotiators.find((it) => it.email === email)
  const branch = branches.find((it) => it.id === negotiator?.branch_id)
  if (!negotiator || !branch) throw new Error(`nobody has ${email}`)
  return {
    ...{ agency_id: agency.id, agency: agency.name },
    ...{ branch_id: branch.id, branch: branch.name },
    ...{ negotiator_id: negotiator.id, negotiator: negotiator.name },
  }
}

/** A sale that the agency introduced for a fee of £120. */
const introducedSale = async (owner: Caller) => {
  const referral = await referralBy(owner, 'agent@bellwether.test')
  const given = newFacts()
  const [opened] = await someConveyances(owner, {
    ...given,
    sale: given.sale && { ...given.sale, address: `${street}, Bristol` },
    referral: { ...referral, fee: 120_00 },
  })
  return opened?.id ?? ''
}

const completeCase = async (owner: Caller, file: CaseFile) => {
  const now = new Date().toISOString()
  const { id, version } = file.conveyance
  const body = {
    version,
    on: londonDate(now),
    at: londonTime(now),
    spoke_to: 'Sunita Rao',
    reason: 'Both sides were ready',
  }
  dataOf(await owner.post(`/api/conveyances/${id}/completion`, body))
}

test('an agent refers a client, watches the case, asks about it and confirms the keys on a phone', {
  timeout: 240_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const second = await callerFor(base, 'supervisor@harcourt.test')
  const agent = await callerFor(base, 'agent@bellwether.test', 'agents.localhost')
  const page = await pageOf(base, agent, '/', phone)
  await refer(page)

  const id = await introducedSale(owner)
  const row = page.getByRole('row').filter({ hasText: street })
  await row.first().waitFor()

  await row.getByRole('button', { name: /^Ask for an update/ }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(street) })
  await dialog.getByText(/^With .* since /).waitFor()
  await dialog.getByRole('button', { name: 'Ask the conveyancer' }).click()
  await dialog.getByLabel('Your question').fill('Has the buyer a survey?')
  await dialog.getByRole('button', { name: 'Send to the conveyancer' }).click()
  await row.getByText('Waiting for an answer').waitFor()

  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=notes`)
  const questions = staff.getByRole('region', { name: 'Questions from the agent' })
  await questions.getByRole('button', { name: 'Answer' }).click()
  await questions.getByLabel('Your answer').fill('It is booked for Tuesday')
  await questions.getByRole('button', { name: 'Send the answer' }).click()
  await row.getByText('It is booked for Tuesday').waitFor()

  const ready = await workCase(owner, second, id, isReadyToExchange)
  dataOf(await owner.post(`/api/conveyances/${id}/exchange`, exchangeBody(ready)))
  await row.getByText(/^Hold the keys/).waitFor()
  const isWhole = ({ guards }: CaseFile) => guards.completion.length === 0
  await completeCase(owner, await workCase(owner, second, id, isWhole))

  await row.getByText('Keys may be released.').waitFor()
  await row.getByRole('button', { name: 'Confirm that keys were handed over' }).click()
  await dialog.getByRole('button', { name: 'Confirm handover' }).click()
  await dialog.getByText('Enter who took the keys.').waitFor()
  await dialog.getByLabel('Who took the keys').fill('Priya Shaw')
  await dialog.getByRole('button', { name: 'Confirm handover' }).click()
  await row.getByText(/^Keys handed over to Priya Shaw/).waitFor()

  const day = await pageOf(base, owner, '/conveyances/completions')
  await day.getByText('to Priya Shaw').first().waitFor()
  const fees = page.getByRole('region', { name: 'Fees due to your agency' })
  await fees.getByRole('row').filter({ hasText: street }).getByText('£120.00').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390)
  const told = await sentTo(owner, 'agent@bellwether.test', 'conveyance.completed')
  expect(told.subject).toMatch(/^Keys may be released: /)
})
