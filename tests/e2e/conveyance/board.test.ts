import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

const screen = { viewport: { width: 1440, height: 900 } }
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
})

test('the board is walked by arrow keys, and opens a case by Enter', async () => {
  const page = await pageOf(inject('base'), owner, '/conveyances', screen)
  await page.getByRole('button', { name: 'Board' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('layout')).toBe('board')
  const columns = page.getByRole('region', { name: 'Cases by stage' }).locator('section')
  await columns.nth(1).locator('a.tile').first().waitFor()
  await columns.first().locator('a.tile').first().focus()
  await page.keyboard.press('ArrowRight')
  const second = columns.nth(1).locator('a.tile').first()
  await expect.poll(() => second.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/conveyances\/[0-9a-f-]{36}$/)
})

test('the calendar opens on this month, and leads to a week', async () => {
  const page = await pageOf(inject('base'), owner, '/conveyances?layout=calendar', screen)
  const calendar = page.getByRole('region', { name: 'Exchanges, completions and deadlines' })
  await calendar.getByRole('grid').waitFor()
  await calendar.getByRole('button', { name: 'Week' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('calendar')).toBe('week')
})

test('the completion day says what completes, and steps to the next day', async () => {
  const page = await pageOf(inject('base'), owner, '/conveyances/completions', screen)
  await page.getByRole('heading', { level: 1, name: /today/ }).waitFor()
  await page.getByRole('button', { name: 'Day after' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('on')).toMatch(/^\d{4}-/)
})

test('a calendar reads the key dates by the link alone', async () => {
  const created = await owner.post('/api/calendar-feed', {})
  const { url } = dataOf(created)
  const read = await fetch(new URL(new URL(url).pathname, inject('base')))
  expect(read.headers.get('Content-Type')).toContain('text/calendar')
  expect(await read.text()).toContain('BEGIN:VCALENDAR')
})
