import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
let id: string

beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  const [opened] = await someConveyances(owner)
  if (!opened) throw new Error('no case was opened')
  id = opened.id
})

const addTask = async (title: string) => {
  const { today } = dataOf(await owner.get('/api/my-day'))
  const { version } = dataOf(await owner.get(`/api/conveyances/${id}`)).conveyance
  const task = { version, title, due_on: today, user: null }
  dataOf(await owner.post(`/api/conveyances/${id}/tasks`, task))
}

const choose = async (page: Page, title: string, act: string | RegExp) => {
  await page.getByRole('button', { name: `Actions for ${title}` }).press('Enter')
  await page.getByRole('menuitem', { name: act }).first().press('Enter')
}

const dueOn = async (title: string) => {
  const { due_today, next } = dataOf(await owner.get('/api/my-day'))
  const tasks: { title: string; due_on: string }[] = [...due_today, ...next]
  return tasks.find((it) => it.title === title)?.due_on
}

test('a task is snoozed from the day by keys, with a reason', async () => {
  await addTask('Ring the surveyor')
  const before = await dueOn('Ring the surveyor')
  const page = await pageOf(base, owner, '/')
  await choose(page, 'Ring the surveyor', 'Snooze')
  const dialog = page.getByRole('dialog', { name: 'Snooze' })
  await dialog.getByRole('button', { name: 'Tomorrow' }).press('Enter')
  await dialog.getByLabel('Reason').fill('They are out today')
  await dialog.getByRole('button', { name: 'Snooze' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => dueOn('Ring the surveyor')).not.toBe(before)
})

test('a task is moved to a later day of the week plan', async () => {
  await addTask('Draft the report')
  const before = await dueOn('Draft the report')
  const page = await pageOf(base, owner, '/?plan=week')
  await choose(page, 'Draft the report', /^Move to /)
  await page.getByText(/^Moved to /).waitFor()
  await expect.poll(() => dueOn('Draft the report')).not.toBe(before)
})
