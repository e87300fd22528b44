import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { dateWithYear } from '#lib/format'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { recordSeen } from '../../support/evidence.ts'
import {
  aDraft,
  aSentQuote,
  confirmInstruct,
  newFacts,
  offerPath,
  pressInstruct,
  signatureOf,
  someConveyances,
} from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

let owner: Caller
let supervisor: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
  supervisor = await callerFor(inject('base'), 'supervisor@harcourt.test')
})

const day = (from: number) => addWorkingDays(londonDate(new Date().toISOString()), from)
const conflict = /status of 409/
const file = async (id: string) => dataOf(await owner.get(`/api/conveyances/${id}`))

const open = async (path: string, by = owner) => {
  const page = await pageOf(inject('base'), by, path)
  allowNoise(page, conflict)
  return page
}

const anAcceptedQuote = async () => {
  const facts = newFacts('both')
  const sent = await aSentQuote(owner, facts)
  const email = facts.clients[0]?.email ?? ''
  const token = new URLSearchParams((await offerPath(owner, email)).split('?')[1]).get('link')
  const accepted = await owner.post(`/api/quote-offers/${token}/acceptance`, {
    name: signatureOf(facts),
    accept_terms: true,
  })
  expect(accepted.status, accepted.text).toBe(200)
  return sent
}

test('two quick presses of Instruct open one pair of conveyances', async () => {
  const quote = await anAcceptedQuote()
  const page = await open(`/quotes/quote-cases/${quote.id}`)
  await page.getByRole('button', { name: 'Instruct' }).click()
  await confirmInstruct(page).dblclick()
  await page.waitForURL(/\/conveyances\/[0-9a-f-]{36}$/)
  const { rows } = dataOf(await owner.get(`/api/conveyances?q=${surname(quote)}`))
  expect(rows).toHaveLength(2)
})

test('two windows that press Instruct at once open one pair of conveyances and both go to it', async () => {
  const quote = await anAcceptedQuote()
  const windows = await Promise.all([
    open(`/quotes/quote-cases/${quote.id}`),
    open(`/quotes/quote-cases/${quote.id}`),
  ])
  const buttons = windows.map((page) => page.getByRole('button', { name: 'Instruct' }))
  await Promise.all(buttons.map((button) => button.click()))
  const confirms = windows.map(confirmInstruct)
  await Promise.all(confirms.map((button) => button.waitFor()))
  await Promise.all(confirms.map((button) => button.click({ noWaitAfter: true })))
  await Promise.all(windows.map((page) => page.waitForURL(/\/conveyances\/[0-9a-f-]{36}$/)))
  const [one, other] = windows.map((page) => new URL(page.url()).pathname)
  expect(one).toBe(other)
  const { rows } = dataOf(await owner.get(`/api/conveyances?q=${surname(quote)}`))
  expect(rows).toHaveLength(2)
})

test('somebody who sells but works on no case instructs and stays with the quote', async () => {
  const quote = await anAcceptedQuote()
  const page = await open(
    `/quotes/quote-cases/${quote.id}`,
    await callerFor(inject('base'), 'newbusiness@harcourt.test'),
  )
  await pressInstruct(page)
  await page.getByText('Case opened', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Instruct' }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(`/quotes/quote-cases/${quote.id}`)
  await expect.poll(() => page.locator('main a[href^="/conveyances/"]').count()).toBe(0)
})

const surname = (quote: { facts: { clients: { last_name: string }[] } }) =>
  quote.facts.clients[0]?.last_name ?? ''

const openDates = async (id: string) => {
  const page = await open(`/conveyances/${id}`)
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Set dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set dates' })
  await dialog.waitFor()
  return { page, dialog }
}

test('two people who set the same date see both and choose', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const { dialog } = await openDates(id)
  await dialog.getByLabel('Completion target').fill(day(30))

  const supervisor = await callerFor(inject('base'), 'supervisor@harcourt.test')
  const { conveyance } = await file(id)
  const theirs = { version: conveyance.version, dates: { completion_on: day(25) } }
  dataOf(await supervisor.call('PATCH', `/api/conveyances/${id}/key-dates`, theirs))

  await dialog.getByRole('button', { name: 'Set dates' }).click()
  const chooser = dialog.getByRole('alert').filter({ hasText: 'Keep mine' })
  await chooser.waitFor()
  await expect
    .poll(() => chooser.getByRole('heading').innerText())
    .toMatch(/^Changed by \S+ \S+ at \d\d:\d\d$/)
  await expect
    .poll(() => chooser.getByRole('rowheader').allInnerTexts())
    .toEqual(['Completion target'])
  await expect
    .poll(async () => new Set(await chooser.getByRole('cell').allInnerTexts()).size)
    .toBeGreaterThanOrEqual(2)
  expect((await file(id)).conveyance.key_dates.completion_on).toBe(day(25))
  await expect
    .poll(() => dialog.getByLabel('Completion target').inputValue())
    .toBe(dateWithYear(day(30)))

  await chooser.getByRole('button', { name: 'Keep mine' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await file(id)).conveyance.key_dates.completion_on).toBe(day(30))
})

test('whoever takes the other’s date sees it in the form, and nothing is sent', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const { dialog } = await openDates(id)
  await dialog.getByLabel('Completion target').fill(day(30))
  const { conveyance } = await file(id)
  const theirs = { version: conveyance.version, dates: { completion_on: day(25) } }
  dataOf(await owner.call('PATCH', `/api/conveyances/${id}/key-dates`, theirs))
  await dialog.getByRole('button', { name: 'Set dates' }).click()
  await dialog.getByRole('button', { name: 'Use theirs' }).click()
  await expect
    .poll(() => dialog.getByLabel('Completion target').inputValue())
    .toBe(dateWithYear(day(25)))
  expect((await file(id)).conveyance.version).toBe(conveyance.version + 1)
})

test('a change elsewhere in the case does not get into the way of a form', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const { dialog } = await openDates(id)
  await dialog.getByLabel('Completion target').fill(day(30))
  const { conveyance } = await file(id)
  const ticked = await owner.post(`/api/conveyances/${id}/tasks/sale-memo/completion`, {
    version: conveyance.version,
  })
  expect(ticked.status, ticked.text).toBe(200)
  await dialog.getByRole('button', { name: 'Set dates' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const { key_dates } = (await file(id)).conveyance
  expect(key_dates.completion_on).toBe(day(30))
  // The tick set this one, which the form shows as well.
  expect(key_dates.memo_on).toBe(londonDate(new Date().toISOString()))
})

test('a date on a Sunday is refused beside its field', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const { page, dialog } = await openDates(id)
  allowNoise(page, /status of 422/)
  const target = dialog.getByLabel('Completion target')
  await target.fill('2027-01-03')
  await dialog.getByRole('button', { name: 'Set dates' }).click()
  const field = dialog.locator('.field', { has: page.getByLabel('Completion target') })
  const said = field.locator('.fault')
  await expect
    .poll(() => said.allInnerTexts())
    .toEqual([expect.stringMatching(/not a working day/)])
})

type Step = { key: string; status: string; title: string }

const stepsOf = async (id: string): Promise<Step[]> =>
  (await file(id)).plan.milestones.flatMap((it: { tasks: Step[] }) => it.tasks)

/** Does something once, after the page has sent the tick of a task and before the server reads it. */
const before = (page: Page, act: () => Promise<unknown>) =>
  page.route(
    '**/tasks/*/completion',
    async (route) => {
      await act()
      await route.continue()
    },
    { times: 1 },
  )

const complete = async (id: string, task: string) => {
  const { version } = (await file(id)).conveyance
  dataOf(await owner.post(`/api/conveyances/${id}/tasks/${task}/completion`, { version }))
}

test('a task ticked while somebody ticks another is done without a word', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  await recordSeen(owner, supervisor, id)
  const page = await open(`/conveyances/${id}`)
  const [mine, other] = (await stepsOf(id)).filter((it) => it.status === 'open')
  await before(page, () => complete(id, other?.key ?? ''))
  await page.getByRole('checkbox', { name: `Done: ${mine?.title}` }).click()
  const statusOf = async (key?: string) => (await stepsOf(id)).find((it) => it.key === key)?.status
  await expect.poll(() => statusOf(mine?.key)).toBe('done')
  expect(await statusOf(other?.key)).toBe('done')
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})

test('a task that two people tick at once is done once and neither is bothered', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  await recordSeen(owner, supervisor, id)
  const page = await open(`/conveyances/${id}`)
  const mine = (await stepsOf(id)).find((it) => it.status === 'open')
  await before(page, () => complete(id, mine?.key ?? ''))
  const answered = page.waitForResponse('**/tasks/*/completion')
  await page.getByRole('checkbox', { name: `Done: ${mine?.title}` }).click()
  expect((await answered).status()).toBe(409)
  const undone = page.getByRole('checkbox', { name: `Done: ${mine?.title}`, checked: false })
  await undone.waitFor({ state: 'detached' })
  const { history } = dataOf(await owner.get(`/api/conveyances/${id}`))
  type Entry = { name: string; fields: { task?: string } }
  const done = history.filter(
    ({ name, fields }: Entry) => name === 'task.completed' && fields.task === mine?.key,
  )
  expect(done).toHaveLength(1)
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})

test('two people in one draft keep what each alone wrote and choose where both did', async () => {
  const draft = await aDraft(owner)
  const page = await open(`/quotes/quote-cases/${draft.id}/draft-edit`)
  const address = page.getByRole('region', { name: 'Property sold' }).getByLabel('Address')
  await address.waitFor()
  const theirs = {
    ...draft.facts,
    clients: [{ ...draft.facts.clients[0], phone: '07700 900123' }],
    sale: { ...draft.facts.sale, address: '9 Their Street, Bath' },
  }
  const saved = await owner.call('PUT', `/api/quote-cases/${draft.id}/draft`, {
    version: draft.version,
    facts: theirs,
  })
  expect(saved.status, saved.text).toBe(200)
  await address.fill('7 My Lane, Bath')
  const chooser = page.getByRole('alert').filter({ hasText: 'Keep mine' })
  await chooser.waitFor()
  await expect.poll(() => chooser.innerText()).toContain('9 Their Street, Bath')
  await expect.poll(() => chooser.innerText()).toContain('7 My Lane, Bath')
  await expect
    .poll(() => chooser.getByRole('rowheader').allInnerTexts())
    .toEqual(['Property sold, address'])
  await expect.poll(() => address.inputValue()).toBe('7 My Lane, Bath')
  await chooser.getByRole('button', { name: 'Keep mine' }).click()
  await chooser.waitFor({ state: 'detached' })
  await page.getByText(/^Draft saved/).waitFor()
  const { quote_case } = dataOf(await owner.get(`/api/quote-cases/${draft.id}`))
  expect(quote_case.facts.sale.address).toBe('7 My Lane, Bath')
  expect(quote_case.facts.clients[0].phone).toBe('07700 900123')
})

test('two people who change a sent quote see both before a price goes out', async () => {
  const quote = await aSentQuote(owner)
  const page = await open(`/quotes/quote-cases/${quote.id}/edit`)
  const address = page.getByRole('region', { name: 'Property sold' }).getByLabel('Address')
  await address.fill('7 My Lane, Bath')
  const theirs = { ...quote.facts, sale: { ...quote.facts.sale, address: '9 Their Street, Bath' } }
  const saved = await owner.call('PUT', `/api/quote-cases/${quote.id}/facts`, {
    version: quote.version,
    facts: theirs,
    channels: [],
  })
  expect(saved.status, saved.text).toBe(200)
  await page.locator('.edit-send button').click()
  const chooser = page.getByRole('alert').filter({ hasText: 'Keep mine' })
  await chooser.waitFor()
  await expect
    .poll(() => chooser.getByRole('cell').allInnerTexts())
    .toEqual(expect.arrayContaining(['7 My Lane, Bath', '9 Their Street, Bath']))
  await chooser.getByRole('button', { name: 'Use theirs' }).click()
  await expect.poll(() => address.inputValue()).toBe('9 Their Street, Bath')
  const { quote_case } = dataOf(await owner.get(`/api/quote-cases/${quote.id}`))
  expect(quote_case.version).toBe(quote.version + 1)
})
