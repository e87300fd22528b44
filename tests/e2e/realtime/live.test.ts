import { beforeAll, expect, inject, test } from 'vitest'
import { dateWithYear } from '#lib/format'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { doTask } from '../../support/evidence.ts'
import {
  day,
  live,
  nameOf,
  open,
  openDates,
  quiet,
  standing,
  withLine,
} from '../../support/live-pages.ts'
import { someConveyances } from '../../support/quotes.ts'

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

const clock = /\b\d\d:\d\d\b/

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
  // Its quote and its fee may stand below with the same address.
  const row = page
    .getByRole('region', { name: 'My cases' })
    .getByRole('row', { name: new RegExp(`^${introduced.address.line}`) })
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
