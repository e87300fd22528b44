import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { addDays, londonDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { newPerson, openSale } from '../../support/new-person.ts'
import { workCase } from '../../support/ready-case.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const today = londonDate(new Date().toISOString())
const target = addWorkingDays(today, 30)

let owner: Caller
let away: Awaited<ReturnType<typeof newPerson>>
let cover: Awaited<ReturnType<typeof newPerson>>
let sale: string

const waitingIn = ({ plan }: CaseFile) => tasksOf(plan).find((it) => it.status === 'waiting')
const stored = async (): Promise<CaseFile> => dataOf(await owner.get(`/api/conveyances/${sale}`))

beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  const supervisor = await callerFor(base, 'supervisor@harcourt.test')
  away = await newPerson(base, owner, { first_name: 'Nia', role: 'Conveyancer' })
  cover = await newPerson(base, owner, { first_name: 'Joel', role: 'Conveyancer' })
  sale = await openSale(owner, away)
  await workCase(owner, supervisor, sale, (file) => waitingIn(file) !== undefined)
})

const writeNote = async (page: Page) => {
  await page.getByRole('link', { name: 'Notes', exact: true }).click()
  const notes = page.getByRole('region', { name: 'Notes' })
  await notes.getByLabel('Note', { exact: true }).fill('The client is abroad until Friday')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await notes.getByRole('listitem').filter({ hasText: 'abroad until Friday' }).waitFor()
}

const chase = async (page: Page) => {
  const waiting = waitingIn(await stored())
  await page.getByRole('link', { name: 'Milestones & tasks' }).click()
  await page.getByRole('button', { name: `More actions: ${waiting?.title}` }).click()
  await page.getByRole('menuitem', { name: 'Chase', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Chase' })
  await dialog.getByLabel('What was said').fill('They will send it tonight')
  await dialog.getByRole('button', { name: 'Record chase' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const chased = tasksOf((await stored()).plan).find((it) => it.key === waiting?.key)
  expect([chased?.chased_on, chased?.chases]).toEqual([today, 1])
}

const correctDate = async (page: Page) => {
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Set dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set dates' })
  await dialog.getByLabel('Exchange target').fill(target)
  await dialog.getByLabel('Exchange target').press('Tab')
  await dialog.getByRole('button', { name: 'Set dates' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await stored()).conveyance.key_dates.exchange_target_on).toBe(target)
}

const addTask = async (page: Page) => {
  await page.getByRole('button', { name: 'Add a task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a task' })
  await dialog.getByLabel('Task', { exact: true }).fill('Ring about the keys')
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'More actions: Ring about the keys' }).waitFor()
}

const handOver = async (page: Page) => {
  await page.goto('/cover')
  await page.getByLabel('Last day away').fill(addDays(today, 7))
  await page.getByLabel('Last day away').press('Tab')
  await page.getByLabel('Who covers').selectOption(cover.id)
  await page.getByRole('button', { name: 'Set cover' }).click()
  const dialog = page.getByRole('dialog', { name: `${cover.name} covers for you?` })
  await dialog.getByRole('button', { name: 'Set cover' }).click()
  await page.getByText(`covered by ${cover.name}`).waitFor()
}

test('a conveyancer notes, chases, corrects a date, adds a task and hands over for a holiday', async () => {
  const page = await pageOf(base, away.caller, `/conveyances/${sale}`)
  await writeNote(page)
  await chase(page)
  await correctDate(page)
  await addTask(page)
  await handOver(page)
  const day = await pageOf(base, cover.caller, '/')
  await day.getByRole('link', { name: 'Ring about the keys' }).waitFor()
  await day.getByText(`for ${away.name}`).first().waitFor()
  await day.goto(`/conveyances/${sale}?tab=notes`)
  await day.getByText('The client is abroad until Friday').waitFor()
})
