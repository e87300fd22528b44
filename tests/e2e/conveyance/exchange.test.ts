import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { addDays, addMonths, londonDate, weekday } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { checkIdentity } from '../../support/evidence.ts'
import { fillExchange } from '../../support/exchange-form.ts'
import { someConveyances } from '../../support/quotes.ts'
import { isReadyToExchange, workCase } from '../../support/ready-case.ts'
import { pageOf } from '../../support/signed-in.ts'

let owner: Caller
let supervisor: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
  supervisor = await callerFor(inject('base'), 'supervisor@harcourt.test')
})

const today = londonDate(new Date().toISOString())
const saturday = addDays(addWorkingDays(today, 10), 6 - weekday(addWorkingDays(today, 10)))
const aCase = async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  return id
}

const openExchange = async (page: Page) => {
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Exchange contracts', exact: true }).click()
  return page.getByRole('dialog', { name: 'Exchange contracts' })
}

test('a blocker says whose it is and by when, and is recorded where it is listed', async () => {
  const id = await aCase()
  const page = await pageOf(inject('base'), owner, `/conveyances/${id}`)
  const dialog = await openExchange(page)
  const blocker = dialog.getByRole('listitem').filter({ hasText: 'Conflict check clear' })
  await blocker.getByText(/^\S.*, due \d/).waitFor()
  await blocker.getByRole('link', { name: 'Go there' }).waitFor()
  await blocker.getByRole('button', { name: 'Record it' }).click()
  await dialog.getByLabel('Names searched').fill('Owen Tarrant')
  await dialog.getByLabel('What was searched, and the result').fill('Clients: no match')
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await blocker.waitFor({ state: 'detached' })
  await dialog.getByText(/items are still open before you can exchange/).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('an exchange by formula C is recorded whole, and refused on other figures', async () => {
  const id = await aCase()
  const { conveyance } = await workCase(owner, supervisor, id, isReadyToExchange)
  const page = await pageOf(inject('base'), owner, `/conveyances/${id}`)
  const dialog = await openExchange(page)
  allowNoise(page, /422/)
  const submit = dialog.getByRole('button', { name: 'Exchange', exact: true })
  await fillExchange(dialog, saturday)
  await dialog.getByLabel('Time agreed').fill('00:00')
  await expect.poll(() => dialog.getByText(/banks are closed/).count()).toBe(1)
  await dialog.getByLabel('Price confirmed').fill(`${conveyance.price / 100 + 1}`)
  await dialog.getByText('C', { exact: true }).click()
  await submit.click()
  await dialog.getByText(/^The case has a price of .* Check the contract/).waitFor()
  await dialog.getByText('Enter who released part 1.').waitFor()
  // The notice of the closed day stands once: its fault says it now.
  await expect.poll(() => dialog.getByText(/is not a working day/).count()).toBe(1)
  await expect.poll(() => dialog.getByText(/banks are closed/).count()).toBe(0)
  await fillExchange(dialog, addWorkingDays(today, 10))
  await dialog.getByLabel('Part 1 released by').fill('Sunita Rao')
  await dialog.getByLabel('Released at').fill('00:00')
  await dialog.getByLabel('Final time for exchange').fill('23:59')
  await expect.poll(() => dialog.getByLabel('Who of us spoke').inputValue()).not.toBe('')
  await submit.click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'History' }).click()
  await page
    .getByText(/exchanged contracts with Sunita Rao by formula C at 00:00\. Part 1 released by/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  const record = page.getByRole('region', { name: 'Chasing, exchange and completion' })
  for (const fact of ['Spoke for us', 'Price confirmed', 'Deposit confirmed', 'Exchanged on'])
    await record.getByText(fact, { exact: true }).waitFor()
  const { exchange } = dataOf(await owner.get(`/api/conveyances/${id}`)).conveyance
  expect(exchange).toMatchObject({ formula: 'C', price: conveyance.price })
  expect(exchange.speaker).not.toBeNull()
})

test('an identity check that goes out of date is warned of until it is done again', async () => {
  const id = await aCase()
  await workCase(owner, supervisor, id, ({ conveyance }) =>
    Boolean(conveyance.facts.identity_checked),
  )
  await checkIdentity(owner, supervisor, id, addDays(addMonths(today, -12), 3))
  const page = await pageOf(inject('base'), owner, `/conveyances/${id}?tab=overview`)
  const warning = page.getByText(/The identity check goes out of date/)
  await warning.waitFor()
  await page.getByRole('link', { name: 'Check identity again' }).click()
  await page.getByRole('region', { name: 'Identity', exact: true }).waitFor()
  await checkIdentity(owner, supervisor, id)
  await warning.waitFor({ state: 'detached' })
})
