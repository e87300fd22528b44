import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { startForTests } from '../../support/product.ts'

const HOST = 'bright.localhost'

let product: Awaited<ReturnType<typeof startForTests>>

beforeAll(async () => {
  product = await startForTests({}, ['--fresh', '--empty'])
})
afterAll(() => product.stop())

const ownersLink = async () => {
  const { port } = new URL(product.base)
  const flags = ['create', '--name', 'Bright Law', '--owner', 'owner@bright.test']
  const all = ['worker/local/firm/command.ts', ...flags, '--host', HOST, '--port', port]
  return (await promisify(execFile)(process.execPath, all)).stdout.trim().split('\n').at(-1) ?? ''
}

test('an owner adds sample data in the guide, meets its cases, and removes it whole', {
  timeout: 240_000,
}, async () => {
  const page = await newPage(product.base, HOST)
  await page.goto(await ownersLink())
  await page.getByLabel('New password', { exact: true }).fill('three green bottles')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.getByRole('button', { name: 'Add sample data' }).click()
  await page.getByText('You have sample data: 1 agency, 6 leads, 8 quotes and 6 cases').waitFor()
  await page.getByText('One of ten steps is done.').waitFor()

  const main = page.getByRole('main')
  const rows = () => main.locator('a[href^="/conveyances/0"]')
  const openCases = () => page.locator('a[href="/conveyances"]').first().click()
  await openCases()
  await expect.poll(() => rows().count()).toBe(6)
  await expect.poll(() => main.getByText('sample', { exact: true }).count()).toBe(6)
  await rows().first().click()
  await page.waitForURL((url) => url.pathname.startsWith('/conveyances/0'))
  await expect.poll(() => main.getByText('sample', { exact: true }).count()).toBe(1)

  await page.goto(`${new URL(page.url()).origin}/admin/set-up`)
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This removes 6 leads, 8 quotes and 6 cases').waitFor()
  await dialog.getByRole('button', { name: 'Remove sample data' }).click()
  await page.getByRole('button', { name: 'Add sample data' }).waitFor()
  await openCases()
  await main.getByText(/No cases/).waitFor()
  await expect.poll(() => rows().count()).toBe(0)
})
