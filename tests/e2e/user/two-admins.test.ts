import type { Locator } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { pageOf } from '../../support/signed-in.ts'

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
})

const marker = `${Date.now()}`.slice(-6)

const open = async (path: string) => {
  const page = await pageOf(inject('base'), owner, path)
  allowNoise(page, /status of 409/)
  return page
}

const chooserIn = async (within: Locator) => {
  const chooser = within.getByRole('alert').filter({ hasText: 'Keep mine' })
  await chooser.waitFor()
  return chooser
}

const aUser = async () => {
  const { rows } = dataOf(await owner.get('/api/users?type=staff&q=cashier'))
  return dataOf(await owner.get(`/api/users/${rows[0].id}`)).user
}

const accountOf = ({
  email,
  first_name,
  last_name,
  roles,
  team,
  phone,
  is_fee_earner,
  agency_id,
}: User) => ({
  email,
  first_name,
  last_name,
  roles,
  team,
  phone,
  is_fee_earner,
  agency_id,
})
type User = Readonly<Record<string, unknown>>

test('two people who change the same user see both and choose', async () => {
  const user = await aUser()
  const page = await open(`/admin/users/${user.id}`)
  await page.getByLabel('Job title').fill(`Mine ${marker}`)
  const theirs = { ...accountOf(user), job_title: `Theirs ${marker}`, version: user.version }
  dataOf(await owner.call('PATCH', `/api/users/${user.id}`, theirs))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const chooser = await chooserIn(page.locator('main'))
  await expect.poll(() => chooser.getByRole('rowheader').allInnerTexts()).toEqual(['Job title'])
  await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe(`Mine ${marker}`)
  await chooser.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect((await aUser()).job_title).toBe(`Mine ${marker}`)
})

const aRole = async () => {
  const roles = dataOf(await owner.get('/api/roles'))
  const { id } = roles.find((it: User) => it['name'] === 'Cashier') ?? roles[0]
  return dataOf(await owner.get(`/api/roles/${id}`)).role
}

test('whoever takes the other’s role sees it in the form, and nothing is sent', async () => {
  const role = await aRole()
  const { id, version, name, permissions, read_only, scope } = role
  const page = await open(`/admin/roles/${id}`)
  await page.getByLabel('Purpose').fill(`Mine ${marker}`)
  const theirs = { version, name, permissions, read_only, scope, description: `Theirs ${marker}` }
  dataOf(await owner.call('PATCH', `/api/roles/${id}`, theirs))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const chooser = await chooserIn(page.locator('main'))
  await chooser.getByRole('button', { name: 'Use theirs' }).click()
  await expect.poll(() => page.getByLabel('Purpose').inputValue()).toBe(`Theirs ${marker}`)
  expect((await aRole()).version).toBe(version + 1)
})
