import type { Page } from 'playwright'
import { afterEach, inject } from 'vitest'
import { londonDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { type Caller, dataOf } from './api.ts'
import { allowNoise, expectQuiet } from './browser.ts'
import { lineOf } from './cutting.ts'
import { blankPageOf, pageOf } from './signed-in.ts'

const base = inject('base')

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

export const nameOf = async (caller: Caller) => {
  const { first_name, last_name } = dataOf(await caller.get('/auth/user'))
  return `${first_name} ${last_name}`
}
export const first = (name: string) => name.split(' ')[0] ?? ''
export const day = (from: number) => addWorkingDays(londonDate(new Date().toISOString()), from)
export const standing = (page: Page) => page.locator('.topbar .live')
export const live = (page: Page) => page.locator('.topbar .live[data-state="live"]').waitFor()

export const quiet = (page: Page) => {
  opened.add(page)
  allowNoise(page, /WebSocket/, /status of 409/, /status of 401/)
}

/** A page whose line is open; it is closed after the test. */
export const open = async (caller: Caller, path: string) => {
  const page = await pageOf(base, caller, path)
  quiet(page)
  await live(page)
  return page
}

/** The same, with a line that can be cut. */
export const withLine = async (caller: Caller, path: string, options = {}) => {
  const page = await blankPageOf(base, caller, options)
  quiet(page)
  const line = await lineOf(page.context())
  await page.goto(path)
  await live(page)
  return { page, line }
}

export const openDates = async (page: Page) => {
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Set dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set dates' })
  await dialog.waitFor()
  return dialog
}
