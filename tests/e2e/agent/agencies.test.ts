import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

const marker = `${Date.now()}`.slice(-6)
const [kept, gone] = [`Marlow ${marker}`, `Marlow Lettings ${marker}`]

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

const choose = async (page: Page, of: string, choice: string) => {
  await page.getByRole('button', { name: `Actions for ${of}`, exact: true }).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

const addAgency = async (page: Page, name: string) => {
  await page.goto('/admin/agencies/create')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Add agency' }).click()
  await heading(page, name).waitFor()
}

const addBranch = async (page: Page, branch: string, negotiator: string) => {
  await page.getByRole('button', { name: 'Add branch' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add branch' })
  await form.getByLabel('Name').fill(branch)
  await form.getByRole('button', { name: 'Add branch' }).click()
  await page.getByRole('heading', { level: 2, name: branch }).waitFor()
  await choose(page, branch, 'Add negotiator')
  const person = page.getByRole('dialog', { name: `Add negotiator at ${branch}` })
  await person.getByLabel('Name').fill(negotiator)
  await person.getByLabel('Email').fill(`${negotiator.toLowerCase()}@marlow.test`)
  await person.getByRole('button', { name: 'Add negotiator' }).click()
  await page.getByRole('region', { name: branch }).getByText(negotiator).first().waitFor()
}

test('a manager adds agencies, archives and restores one, and merges them', {
  timeout: 120_000,
}, async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
  await addAgency(page, gone)
  await addBranch(page, 'Clifton', 'Ravi')
  await addAgency(page, kept)
  await addBranch(page, 'Clifton', 'Ines')

  await choose(page, kept, 'Archive')
  await page.getByRole('button', { name: 'Archive agency' }).click()
  await page.getByText('Archived', { exact: true }).first().waitFor()
  await page.goto(`/admin/agencies?view=archived&q=${marker}`)
  await page.getByRole('link', { name: kept, exact: true }).click()
  await heading(page, kept).waitFor()
  await choose(page, kept, 'Restore')
  await page.getByText('Active', { exact: true }).first().waitFor()

  await choose(page, kept, 'Merge another agency into this')
  const dialog = page.getByRole('dialog', { name: 'Merge agencies' })
  await dialog.getByRole('combobox', { name: 'Other agency' }).fill(gone)
  await page.getByRole('option', { name: gone }).click()
  await dialog.getByText('Branches in both, made one: Clifton').waitFor()
  await dialog.getByRole('button', { name: 'Merge agencies' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const clifton = page.getByRole('region', { name: 'Clifton' })
  await clifton.getByText('Ravi', { exact: true }).waitFor()
  await clifton.getByText('Ines', { exact: true }).waitFor()

  await page.goto(`/admin/agencies?q=${marker}`)
  const names = page.getByRole('table', { name: 'Agencies' }).locator('tbody tr')
  await expect.poll(() => names.count()).toBe(1)
})

test('a file of agencies is shown row by row before it is imported, and imported once', {
  timeout: 120_000,
}, async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
  const name = `Ferry ${marker}`
  const lines = [
    'Agency,Type,Branch,Negotiator',
    `${name},Estate agent,Quay,Ann Reid`,
    `${name},Shop,Quay,`,
  ]
  const choose = () =>
    page.getByLabel('A file of agencies').setInputFiles({
      name: 'agencies.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    })
  await page.goto('/admin/agencies')
  await page.getByRole('link', { name: 'Import' }).click()
  await heading(page, 'Import Agencies').waitFor()
  await choose()
  await page.getByText('There is no type Shop.').waitFor()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByText('Added: agency, branch, negotiator').waitFor()
  await choose()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByText('Already there').waitFor()
  await page.goto(`/admin/agencies?q=${marker}`)
  await page.getByRole('link', { name, exact: true }).waitFor()
})
