import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

let owner: Caller
let path: string
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
  const body = { name: 'Remortgage of the test', from: '3' }
  const { id } = (await owner.post('/api/admin/workflows', body)).body.data
  path = `/admin/workflows/${id}`
})
afterAll(async () => {
  const { version } = await stored()
  await owner.post(`/api${path}/retirement`, { version })
})

const stored = async () => (await owner.get(`/api${path}`)).body.data
const storedSteps = async (): Promise<{ key: string; title: string }[]> =>
  (await stored()).workflow.milestones[0].steps
const rowOf = (page: Page, step: string) => page.locator(`.we-list [data-step="${step}"]`)

test('an editor changes a step, tries it on a case, publishes it and moves the open cases', async () => {
  const page = await pageOf(inject('base'), owner, path)
  await page.locator('.we-list [data-milestone]').first().click()
  await rowOf(page, 'conflict-check').click()
  await page.getByLabel('Title', { exact: true }).fill('Check all for conflicts')
  await page.getByLabel('Title', { exact: true }).press('Enter')
  await expect.poll(async () => (await storedSteps())[0]?.title).toBe('Check all for conflicts')

  await rowOf(page, 'conflict-check').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await storedSteps())[1]?.key).toBe('conflict-check')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await storedSteps())[0]?.key).toBe('conflict-check')

  await page.getByRole('button', { name: 'Add a step' }).click()
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('New step')
  await page.keyboard.press('Control+z')
  await expect
    .poll(async () => (await storedSteps()).map(({ title }) => title))
    .not.toContain('New step')

  await page.getByText('What if', { exact: true }).click()
  const outcome = page.locator('.we-what-if [role=status]')
  await outcome.getByText(/26 of 26|of 26/).waitFor()

  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Enter what changed.').waitFor()
  await page.getByLabel('What changed').fill('A clearer first step')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Move cases' }).click()
  await page.getByRole('button', { name: /^Move \d+ case/ }).click()
  await page.getByText(/\d+ cases? moved\./).waitFor()
  await expect.poll(async () => (await stored()).live_cases).toBeGreaterThan(0)
})

test('an editor lets a rule start another workflow, by its name', async () => {
  const part = (
    await owner.post('/api/admin/workflows', { name: 'Longer lease', from: 'lease-extension' })
  ).body.data
  await owner.post(`/api/admin/workflows/${part.id}/publication`, { version: part.version })
  const draft = (
    await owner.post('/api/admin/workflows', {
      name: 'Sale with a longer lease',
      from: '1',
      is_separate: true,
    })
  ).body.data
  const editor = `/admin/workflows/${draft.id}`
  const page = await pageOf(inject('base'), owner, editor)
  await page.getByRole('button', { name: /^Rules/ }).click()
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByLabel('Action', { exact: true }).selectOption('start_workflow')
  const finding = page
    .getByRole('listitem')
    .filter({ hasText: /^No workflow “workflow” is published/ })
  await finding.waitFor()
  await page.getByLabel('Workflow', { exact: true }).selectOption('Longer lease')
  const rules = async () => (await owner.get(`/api${editor}`)).body.data.workflow.rules
  await expect
    .poll(async () => (await rules()).at(-1)?.then)
    .toEqual([{ do: 'start_workflow', workflow: part.workflow.key }])
  await page.getByRole('button', { name: /Start the workflow “Longer lease”/ }).waitFor()
})
