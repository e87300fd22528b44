import type { Page } from 'playwright'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { dateWithYear } from '#lib/format'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise, expectQuiet } from '../../support/browser.ts'
import { lineOf } from '../../support/cutting.ts'
import { doTask } from '../../support/evidence.ts'
import { aDraft, aSentQuote, someConveyances } from '../../support/quotes.ts'
import { blankPageOf, pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
let supervisor: Caller
let ownerName = ''
let supervisorName = ''

beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  supervisor = await callerFor(base, 'supervisor@harcourt.test')
  ownerName = await nameOf(owner)
  supervisorName = await nameOf(supervisor)
})

// A person has only so many lines at a time.
const opened = new Set<Page>()
afterEach(async () => {
  const pages = [...opened]
  opened.clear()
  for (const page of pages) {
    expectQuiet(page)
    await page.context().close()
  }
})

const nameOf = async (caller: Caller) => {
  const { first_name, last_name } = dataOf(await caller.get('/auth/user'))
  return `${first_name} ${last_name}`
}
const first = (name: string) => name.split(' ')[0] ?? ''
const day = (from: number) => addWorkingDays(londonDate(new Date().toISOString()), from)
const standing = (page: Page) => page.locator('.topbar .live')
const live = (page: Page) => page.locator('.topbar .live[data-state="live"]').waitFor()
const clock = /\b\d\d:\d\d\b/
const quiet = (page: Page) => {
  opened.add(page)
  allowNoise(page, /WebSocket/, /status of 409/, /status of 401/)
}

const open = async (caller: Caller, path: string) => {
  const page = await pageOf(base, caller, path)
  quiet(page)
  await live(page)
  return page
}

const withLine = async (caller: Caller, path: string, options = {}) => {
  const page = await blankPageOf(base, caller, options)
  quiet(page)
  const line = await lineOf(page.context())
  await page.goto(path)
  await live(page)
  return { page, line }
}

const setCompletion = async (by: Caller, id: string, on: string) => {
  const { conveyance } = dataOf(await by.get(`/api/conveyances/${id}`))
  const body = { version: conveyance.version, dates: { completion_on: on } }
  dataOf(await by.call('PATCH', `/api/conveyances/${id}/key-dates`, body))
}

test('a page says since when its line is down, that it may be old, and is right once it is back', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const { page, line } = await withLine(owner, `/conveyances/${id}`)
  const gaps: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/events?')) gaps.push(new URL(request.url()).search)
  })
  const strip = page.getByRole('list', { name: 'Key dates' })
  const before = await strip.innerText()

  await line.cut()
  await expect.poll(() => standing(page).innerText()).toMatch(/^Reconnecting since \d\d:\d\d$/)
  await setCompletion(supervisor, id, day(44))
  const bar = page.locator('#offline')
  await expect.poll(() => bar.innerText()).toMatch(/may be out of date/)
  await expect.poll(() => bar.innerText()).toMatch(clock)
  await expect.poll(() => strip.innerText()).toBe(before)

  line.mend()
  await live(page)
  await expect.poll(() => strip.innerText()).not.toBe(before)
  await expect.poll(() => bar.innerText()).toBe('')
  expect(gaps).toHaveLength(1)
  expect(gaps[0]).toMatch(/after=\d+/)
})

test('a list, the day and the notices catch up by one question, whatever was missed', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const { page, line } = await withLine(owner, '/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await line.cut()
  await expect.poll(() => standing(page).innerText()).toMatch(/^Reconnecting/)
  await setCompletion(supervisor, id, day(41))
  asked.length = 0
  line.mend()
  await live(page)
  const times = (path: string) => asked.filter((it) => it === path).length
  expect(times('/api/events')).toBe(1)
  expect(times('/api/my-day')).toBeGreaterThan(0)
})

test('on a phone the bar and the dot say the same in words', async () => {
  const { page, line } = await withLine(owner, '/conveyances', {
    viewport: { width: 320, height: 640 },
  })
  await expect.poll(() => standing(page).innerText()).toBe('')
  await line.cut()
  await expect.poll(() => standing(page).innerText()).toMatch(/^Reconnecting since \d\d:\d\d$/)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBeLessThanOrEqual(320)
  line.mend()
  await live(page)
})

test('everybody who looks at a case sees who else does, each once, by who they are', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await open(owner, `/conveyances/${id}`)
  const here = page.locator('.case-head .here')
  await expect.poll(() => here.count()).toBe(0)
  const other = await open(supervisor, `/conveyances/${id}`)
  await expect.poll(() => here.innerText()).toContain(`${first(supervisorName)} is here`)
  const second = await other.context().newPage()
  quiet(second)
  await second.goto(`/conveyances/${id}`)
  await live(second)
  await expect.poll(() => here.locator('.av').count()).toBe(1)
  await expect
    .poll(() => second.locator('.case-head .here').innerText())
    .toContain(first(ownerName))
  await second.close()
  await page.waitForTimeout(1500)
  await expect.poll(() => here.locator('.av').count()).toBe(1)
  await other.close()
  await expect.poll(() => here.count()).toBe(0)
})

test('presence is shown on a quote, its draft and its editing', async () => {
  const quote = await aSentQuote(owner)
  const draft = await aDraft(owner)
  for (const path of [`/${quote.id}`, `/${quote.id}/edit`, `/${draft.id}/draft-edit`]) {
    const page = await open(owner, `/quotes/quote-cases${path}`)
    const other = await open(supervisor, `/quotes/quote-cases${path}`)
    const here = page.locator('.here')
    await expect.poll(() => here.innerText()).toContain(first(supervisorName))
    await Promise.all([page.close(), other.close()])
  }
})

const openDates = async (page: Page) => {
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Set dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set dates' })
  await dialog.waitFor()
  return dialog
}

test('whoever opens what somebody else edits reads along, may take over, and nothing typed is lost', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const mine = await open(owner, `/conveyances/${id}`)
  const theirs = await open(supervisor, `/conveyances/${id}`)
  const dialog = await openDates(mine)
  await dialog.getByLabel('Completion target').fill(day(33))

  const other = await openDates(theirs)
  const told = other.locator('.edited-by')
  await expect
    .poll(() => told.innerText())
    .toMatch(new RegExp(`^${ownerName} has been editing the key dates since \\d\\d:\\d\\d\\.`))
  await expect.poll(() => other.getByLabel('Completion target').isDisabled()).toBe(true)
  await expect.poll(() => dialog.locator('.edited-by').innerText()).toBe('')

  await other.getByRole('button', { name: 'Take over' }).click()
  await expect.poll(() => other.getByLabel('Completion target').isEnabled()).toBe(true)
  const taken = dialog.locator('.edited-by')
  await expect
    .poll(() => taken.innerText())
    .toMatch(new RegExp(`^${supervisorName} took over at \\d\\d:\\d\\d\\.`))
  await expect.poll(() => dialog.getByLabel('Completion target').inputValue()).toBe(day(33))

  await mine.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy what I typed' }).click()
  const copied = () => mine.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain(`Completion target: ${dateWithYear(day(33))}`)

  await other.getByLabel('Completion target').fill(day(26))
  await other.getByRole('button', { name: 'Set dates' }).click()
  await other.waitFor({ state: 'hidden' })
  await expect.poll(() => taken.innerText()).toBe('')
  await expect
    .poll(() => dialog.getByLabel('Completion target').inputValue())
    .toBe(dateWithYear(day(33)))
  await dialog.getByRole('button', { name: 'Set dates' }).click()
  const chooser = dialog.getByRole('alert').filter({ hasText: 'Keep mine' })
  await chooser.waitFor()
  await chooser.getByRole('button', { name: 'Keep mine' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const { conveyance } = dataOf(await owner.get(`/api/conveyances/${id}`))
  expect(conveyance.key_dates.completion_on).toBe(day(33))
})

test('a form is free again when whoever had it goes, even without a word', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const mine = await withLine(owner, `/conveyances/${id}`)
  const theirs = await open(supervisor, `/conveyances/${id}`)
  await openDates(mine.page)
  await mine.page.waitForTimeout(300)
  const other = await openDates(theirs)
  await expect.poll(() => other.locator('.edited-by').innerText()).toContain('has been editing')
  await mine.line.cut()
  await expect.poll(() => other.locator('.edited-by').innerText()).toBe('')
  await expect.poll(() => other.getByLabel('Completion target').isEnabled()).toBe(true)
})

test('a draft that was taken over stops saving itself and keeps what is typed', async () => {
  const adviser = await callerFor(base, 'adviser@harcourt.test')
  const adviserName = await nameOf(adviser)
  const draft = await aDraft(adviser)
  const path = `/quotes/quote-cases/${draft.id}/draft-edit`
  const mine = await open(adviser, path)
  const address = (page: Page) =>
    page.getByRole('region', { name: 'Property sold' }).getByLabel('Address')
  await address(mine).fill('7 My Lane, Bath')
  await mine.getByText(/^Draft saved/).waitFor()
  const theirs = await open(owner, path)
  await expect
    .poll(() => theirs.locator('.edited-by').innerText())
    .toMatch(new RegExp(`^${adviserName} has been editing this draft since`))
  await expect.poll(() => address(theirs).isDisabled()).toBe(true)
  await address(mine).fill('8 My Lane, Bath')
  const seen = () => address(theirs).inputValue()
  await expect.poll(seen).toBe('8 My Lane, Bath')

  await theirs.getByRole('button', { name: 'Take over' }).click()
  await expect.poll(() => mine.locator('.edited-by').innerText()).toContain('took over')
  await address(theirs).fill('9 Their Street, Bath')
  await theirs.getByText(/^Draft saved/).waitFor()
  await address(mine).fill('10 My Lane, Bath')
  await mine.getByText(/^Not saved: somebody else took over/).waitFor()
  await mine.waitForTimeout(1500)
  const { quote_case } = dataOf(await owner.get(`/api/quote-cases/${draft.id}`))
  expect(quote_case.facts.sale.address).toBe('9 Their Street, Bath')
  await expect.poll(() => address(mine).inputValue()).toBe('10 My Lane, Bath')

  await mine.getByRole('button', { name: 'Take back' }).click()
  await mine.getByRole('button', { name: 'Save draft' }).click()
  const chooser = mine.getByRole('alert').filter({ hasText: 'Keep mine' })
  await chooser.waitFor()
  await chooser.getByRole('button', { name: 'Keep mine' }).click()
  await mine.getByText(/^Draft saved/).waitFor()
  await expect.poll(() => address(theirs).inputValue()).toBe('9 Their Street, Bath')
})

test('one person in two tabs does not fight with themselves', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await open(owner, `/conveyances/${id}`)
  const tab = await page.context().newPage()
  quiet(tab)
  await tab.goto(`/conveyances/${id}`)
  await live(tab)
  await expect.poll(() => page.locator('.case-head .here').count()).toBe(0)
  await openDates(page)
  await page.waitForTimeout(300)
  const dialog = await openDates(tab)
  await expect
    .poll(() => dialog.locator('.edited-by').innerText())
    .toMatch(/^You have been editing the key dates in another tab since \d\d:\d\d\./)
  await dialog.getByRole('button', { name: 'Take over' }).click()
  await expect
    .poll(() => page.locator('.edited-by').innerText())
    .toMatch(/^You continued in another tab at/)
})

test('signing out in one tab signs out the other, which keeps nothing', async () => {
  const caller = await callerFor(base, 'conveyancer@harcourt.test')
  const page = await open(caller, '/conveyances')
  const tab = await page.context().newPage()
  quiet(tab)
  await tab.goto('/')
  await live(tab)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /, you$/ })
    .click()
  await page
    .getByRole('button', { name: 'Sign out' })
    .or(page.getByRole('menuitem', { name: 'Sign out' }))
    .first()
    .click()
  for (const it of [page, tab])
    await expect.poll(() => new URL(it.url()).pathname).toBe('/auth/login')
  await tab.getByLabel('Work email').waitFor()
  await expect.poll(() => tab.evaluate(() => document.cookie)).not.toContain('auth_token')
})

test('what one did in one tab is no notice in the other; what somebody else did is one in both, read in both', async () => {
  const earner = await callerFor(base, 'conveyancer@harcourt.test')
  const { id: earnerId } = dataOf(await earner.get('/auth/user'))
  const { rows } = dataOf(await owner.get(`/api/conveyances?fee_earner=${earnerId}`))
  const { id } = rows.find(({ status }: { status: string }) => status === 'pre_contract')
  const page = await open(earner, `/conveyances/${id}`)
  const tab = await page.context().newPage()
  quiet(tab)
  await tab.goto('/conveyances')
  await live(tab)
  const bells = () =>
    Promise.all(
      [page, tab].map((page) =>
        page.getByRole('button', { name: /^Notices/ }).getAttribute('aria-label'),
      ),
    )
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Put on hold' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Waiting for the lender')
  await dialog.getByRole('button').last().click()
  await dialog.waitFor({ state: 'hidden' })
  // Longer than a notice waits, and longer than what one did counts as one's own.
  await page.waitForTimeout(6000)
  await expect.poll(bells).toEqual(['Notices', 'Notices'])

  const { conveyance } = dataOf(await owner.get(`/api/conveyances/${id}`))
  const resumption = { version: conveyance.version, notify: [] }
  dataOf(await owner.post(`/api/conveyances/${id}/resumption`, resumption))
  // Its status, and perhaps who has it now.
  const isNew = (bell: string | null) => /^Notices, [1-3] new$/.test(bell ?? '')
  await expect.poll(async () => (await bells()).every(isNew)).toBe(true)
  await page.getByRole('button', { name: /^Notices/ }).click()
  await page.getByText('Case status changed').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(bells).toEqual(['Notices', 'Notices'])
})

/** Does what is open in a case until it stands in its next milestone; gives back that one's name. */
const toNextMilestone = async (id: string) => {
  const path = `/api/conveyances/${id}`
  const read = async () => dataOf(await owner.get(path))
  const begun = (await read()).conveyance.summary.stage
  for (let tries = 0; tries < 30; tries += 1) {
    const file = await read()
    const { conveyance, plan } = file
    const { stage } = conveyance.summary
    if (stage.n !== begun.n) return stage.name as string
    const [task] = plan.milestones
      .find(({ key }: { key: string }) => key === stage.key)
      .tasks.filter(({ status }: { status: string }) => ['open', 'waiting'].includes(status))
    expect((await doTask(owner, supervisor, file, task)).status).toBe(200)
  }
  throw new Error('The milestone did not end.')
}

test('an agent sees a milestone change as it happens, and one that went by while the line was down', async () => {
  const agent = await callerFor(base, 'agent@bellwether.test', 'agents.localhost')
  const { cases } = dataOf(await agent.get('/api/agent/home'))
  type Introduced = { id: string; stage: { n: number; name: string }; address: { line: string } }
  const introduced: Introduced = cases.find(({ stage }: Introduced) => stage.n < 7)
  const { page, line } = await withLine(agent, '/agents')
  // Their own quotes may stand below with the same address.
  const row = page.getByRole('row', { name: new RegExp(`^${introduced.address.line}`) })
  await expect.poll(() => row.innerText()).toContain(introduced.stage.name)
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })

  const next = await toNextMilestone(introduced.id)
  await expect.poll(() => row.innerText()).toContain(next)

  await line.cut()
  await expect.poll(() => standing(page).innerText()).toMatch(/^Reconnecting/)
  const last = await toNextMilestone(introduced.id)
  await expect.poll(() => row.innerText()).toContain(next)
  line.mend()
  await live(page)
  await expect.poll(() => row.innerText()).toContain(last)
  expect(loads).toBe(0)
})
