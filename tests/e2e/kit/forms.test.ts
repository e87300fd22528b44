import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

const open = (path: string, by = owner) => pageOf(base, by, path)
const focused = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement
    return it?.getAttribute('name') ?? it?.getAttribute('aria-label') ?? it?.textContent
  })

describe('a combobox', () => {
  test('asks the server, announces how many there are and is chosen from by keys alone', async () => {
    const page = await open('/quotes/create')
    const agency = page.getByRole('combobox', { name: 'Agency' })
    await agency.focus()
    const asked = page.waitForResponse(/\/api\/agencies\?q=coop/)
    await page.keyboard.type('coop')
    await asked
    const list = page.getByRole('listbox')
    await list.getByRole('option', { name: /^Cooper Lyle/ }).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ found$/ })
      .waitFor()
    await expect.poll(() => agency.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Enter')
    await expect.poll(() => agency.inputValue()).toBe('Cooper Lyle')
    await expect.poll(() => list.count()).toBe(0)
    await page.getByText(/^We pay Cooper Lyle/).waitFor()

    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await list.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const branch = page.getByRole('combobox', { name: 'Branch' })
    await expect.poll(() => branch.inputValue()).not.toBe('')
  })

  test('says when nothing is called so, keeps what was chosen, and says when nobody answers', async () => {
    const page = await open('/quotes/create')
    allowNoise(page, /ERR_FAILED|could not be reached/)
    const agency = page.getByRole('combobox', { name: 'Agency' })
    await agency.fill('zzzz')
    await page.getByText('No results for “zzzz”.').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect.poll(() => agency.inputValue()).toBe('')
    await page.route('**/api/agencies?*', (route) => route.abort())
    await agency.fill('coop')
    await page.getByText('The search failed. Type again to retry.').waitFor()
  })
})

describe('rows of a form', () => {
  const write = async (rules: readonly object[]) => {
    const { version } = dataOf(await owner.get('/api/route-rules'))
    return dataOf(await owner.call('PUT', '/api/route-rules', { version, rules }))
  }
  afterAll(() => write([]))

  test('are added, moved and taken away by keys, and a fault stands in its row', async () => {
    await write([{ from: '/old-one', match: 'exact', to: '/quotes', status: 302 }])
    const page = await open('/admin/roles')
    allowNoise(page, /status of 422/)
    await page.getByRole('button', { name: 'Add another redirect' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('rules.1.from')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('/old-one')
    await page.getByRole('button', { name: 'Save redirects' }).press('Enter')
    const second = page.getByRole('group', { name: 'Redirect 2', exact: true })
    await second.getByText('There is already a redirect for this path.').waitFor()
    await expect.poll(() => focused(page)).toBe('rules.1.from')

    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('/old-two')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => focused(page)).toBe('rules.0.from')
    await page.getByRole('button', { name: 'Save redirects' }).press('Enter')
    await page.getByText('Redirects saved').waitFor()
    const saved = dataOf(await owner.get('/api/route-rules'))
    expect(saved.rules.map((it: { from: string }) => it.from)).toEqual(['/old-two', '/old-one'])

    await page.getByRole('button', { name: 'Remove redirect 1' }).press('Enter')
    await page.getByText('Redirect 1 removed, 1 left.').waitFor()
    await expect.poll(() => page.getByLabel('From').inputValue()).toBe('/old-one')
  })
})

describe('what is typed', () => {
  test('is back after a reload with the time of it, without what is secret, and can be discarded', async () => {
    const page = await open('/admin/uikit')
    const part = page.locator('#form-autosave')
    await part.getByLabel('What was said').fill('They will send it on Friday.')
    await part.getByLabel('Telephone word').fill('1234')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await part.getByText(/^Restored what you typed at \d\d:\d\d\./).waitFor()
    await expect
      .poll(() => part.getByLabel('What was said').inputValue())
      .toBe('They will send it on Friday.')
    await expect.poll(() => part.getByLabel('Telephone word').inputValue()).toBe('')
    await part.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => part.getByLabel('What was said').inputValue()).toBe('')
    await page.reload()
    await part.getByLabel('What was said').waitFor()
    await expect.poll(() => part.getByText(/^Restored/).count()).toBe(0)
  })

  test('is asked about before a link or a step back leaves it', async () => {
    const page = await open('/admin/users')
    await page.getByRole('link', { name: 'New user' }).first().click()
    await page.getByLabel('First name').fill('Ann')
    const home = page
      .getByRole('navigation', { name: 'Areas' })
      .getByRole('link', { name: 'Home', exact: true })
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await home.click()
    await question.waitFor()
    await expect.poll(() => focused(page)).toBe('Keep editing')
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })

    await page.evaluate(() => history.back())
    await question.waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/users/create')
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ann')

    await home.click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    await page.getByLabel('First name').waitFor()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('')
  })

  test('is asked about before its dialog closes', async () => {
    const [{ id = '' } = {}] = await someConveyances(owner)
    const page = await open(`/conveyances/${id}`)
    await page.getByRole('button', { name: 'Change status' }).click()
    await page.getByRole('menuitem', { name: 'Set dates' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set dates' })
    await dialog.getByLabel('Completion target').fill('2027-03-25')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect
      .poll(() => dialog.getByLabel('Completion target').inputValue())
      .toBe('Thu 25 Mar 2027')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  })
})

test('two people who change the same user see both and choose', async () => {
  const list = dataOf(await owner.get('/api/users?type=staff'))
  const { id } = list.rows.find((it: { email: string }) => it.email.startsWith('cashier'))
  const page = await open(`/admin/users/${id}`)
  allowNoise(page, /status of 409/)
  const title = page.getByLabel('Job title')
  await title.fill('Head cashier')

  const other = await callerFor(base, 'owner@harcourt.test')
  const { user } = dataOf(await other.get(`/api/users/${id}`))
  const { email, first_name, last_name, roles, team, phone, is_fee_earner, agency_id } = user
  const profile = { email, first_name, last_name, roles, team, phone, is_fee_earner, agency_id }
  const theirs = { ...profile, job_title: 'Chief cashier', version: user.version }
  dataOf(await other.call('PATCH', `/api/users/${id}`, theirs))

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const chooser = page.getByRole('alert').filter({ hasText: 'Keep mine' })
  await chooser.waitFor()
  await expect
    .poll(() => chooser.getByRole('heading').innerText())
    .toMatch(/^Changed by .+ at \d\d:\d\d/)
  await expect.poll(() => chooser.getByRole('rowheader').allInnerTexts()).toEqual(['Job title'])
  await expect
    .poll(() => chooser.getByRole('cell').allInnerTexts())
    .toEqual(expect.arrayContaining(['Head cashier', 'Chief cashier']))
  await chooser.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const after = dataOf(await owner.get(`/api/users/${id}`))
  expect(after.user.job_title).toBe('Head cashier')
})

test('a file goes on where the line broke, and sends no part twice', async () => {
  const page = await open('/admin/uikit')
  const part = page.locator('#file-drop')
  await part.getByText('PDF, DOCX or JPG, up to 50 MB each').waitFor()
  const files = part.getByRole('list', { name: 'Files for Proof of address' })
  // By path: bytes in a message to the browser take longer than the upload.
  const folder = mkdtempSync(join(tmpdir(), 'deedbox-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [deed, virus] = [join(folder, 'deed.pdf'), join(folder, 'virus.exe')]
  writeFileSync(deed, Buffer.alloc(48 * 1024 * 1024))
  writeFileSync(virus, 'x')
  await part.getByLabel('Proof of address', { exact: true }).setInputFiles([deed, virus])
  await files.getByText(/^This type of file cannot be uploaded/).waitFor()
  const arrived = part.getByRole('list', { name: 'Uploaded parts' }).getByRole('listitem')
  await expect.poll(() => arrived.count()).toBeGreaterThan(0)
  await part.getByLabel('Cut the connection').check()
  await files.getByText(/^Connection lost at \d+%/).waitFor()
  await expect.poll(() => arrived.count()).toBeLessThan(10)
  await part.getByLabel('Cut the connection').uncheck()
  await files.getByRole('button', { name: 'Resume' }).click()
  await files.getByText('Sent', { exact: true }).waitFor()
  await expect.poll(() => arrived.count()).toBe(10)
  await expect.poll(async () => new Set(await arrived.allInnerTexts()).size).toBe(10)
  await files.getByRole('button', { name: 'Remove virus.exe' }).click()
  await expect.poll(() => files.getByRole('listitem').count()).toBe(1)
})
