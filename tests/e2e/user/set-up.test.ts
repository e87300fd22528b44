import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowNoise, newPage } from '../../support/browser.ts'
import { latestMessage } from '../../support/people.ts'
import { startForTests } from '../../support/product.ts'

const HOST = 'acme.localhost'
const PASSWORD = 'three green bottles'

let product: Awaited<ReturnType<typeof startForTests>>

beforeAll(async () => {
  product = await startForTests({}, ['--fresh', '--empty'])
})
afterAll(() => product.stop())

const runFirm = async (...flags: readonly string[]) => {
  const { port } = new URL(product.base)
  const all = ['worker/local/firm/command.ts', ...flags, '--host', HOST, '--port', port]
  return (await promisify(execFile)(process.execPath, all)).stdout.trim().split('\n')
}

const create = () => runFirm('create', '--name', 'Acme Law', '--owner', 'owner@acme.test')

const setPassword = async (page: Page, link: string, name: string) => {
  await page.goto(link)
  await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor()
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
}

const factOf = (page: Page, step: string) =>
  page.locator(`.set-up li[data-step="${step}"] .fact`).innerText()

test('a firm is created from nothing by a command, set up by its owner, and its first colleague signs in', {
  timeout: 240_000,
}, async () => {
  const nobody = await fetch(product.base)
  expect([nobody.status, await nobody.text()]).toEqual([
    421,
    expect.stringContaining('npm run firm -- create --host localhost'),
  ])
  const link = (await create()).at(-1) ?? ''
  await expect(create()).rejects.toThrow('already belongs to Acme Law. Nothing was changed.')

  const owner = await newPage(product.base, HOST)
  await setPassword(owner, link, 'Owner')
  await owner.waitForURL((url) => url.pathname === '/admin/set-up')
  await owner.getByText('One of ten steps is done.').waitFor()
  await expect.poll(() => factOf(owner, 'domains')).toBe(HOST)

  await owner.getByLabel('Name of the firm').fill('Acme & Sons')
  await owner.getByRole('button', { name: 'Save your firm' }).click()
  await owner.getByText('Enter the address of the firm.').waitFor()
  await owner.getByLabel('Registered address').fill('1 Mill Street, Leeds LS1 1AA')
  await owner.getByLabel('Telephone that clients call').fill('0113 496 0100')
  await owner.getByLabel('Number with the regulator').fill('999100')
  await owner.getByRole('button', { name: 'Save your firm' }).click()
  await owner.getByText('Two of ten steps are done.').waitFor()
  await owner.getByRole('heading', { level: 1, name: 'Set up Acme & Sons' }).waitFor()

  await owner.goto(new URL('/', owner.url()).href)
  await owner.getByText('Left to set up: eight of ten steps').waitFor()
  await owner.goto(new URL('/conveyances/create', owner.url()).href)
  await owner.getByText('Nobody is a fee earner yet').waitFor()
  await owner.goto(new URL('/admin/set-up', owner.url()).href)

  await owner.getByRole('button', { name: /^Agencies/ }).click()
  await owner.getByRole('button', { name: 'Skip for now' }).click()
  await owner.getByText('one skipped for now').waitFor()

  await owner.getByRole('button', { name: /^People/ }).click()
  await owner.getByRole('button', { name: 'Invite from a file' }).click()
  const rows = [
    'email,first name,last name,role,fee earner',
    'bo@acme.test,Bo,Ray,conveyancer,yes',
    'x,Y,Z,King,',
  ]
  await owner.getByLabel('A file of people').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  await owner.getByText('There is no role King that you can give.').waitFor()
  await owner.getByRole('button', { name: 'Invite 1 person' }).click()
  await owner.getByText('1 with faults, 1 invited.').waitFor()
  await expect.poll(() => factOf(owner, 'people')).toBe('0 of 1 invited have joined')

  const { body } = await latestMessage(owner, 'bo@acme.test', 'user.invited')
  expect(body).toContain('Acme & Sons\n0113 496 0100')
  const colleague = await newPage(product.base, HOST)
  await setPassword(colleague, /https?:\/\/\S+/.exec(body)?.[0] ?? '', 'Bo')
  await colleague.waitForURL((url) => url.pathname === '/')
  await colleague.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => factOf(owner, 'people')).toBe('1 of 1 invited have joined')
})

const OPERATOR_KEY = 'deedbox-local-operator-of-no-use-elsewhere'

const fillCreation = async (page: Page, host: string) => {
  await page.getByLabel('Hosts').fill(host)
  await page.getByLabel('Name of the firm').fill('Bell Law')
  await page.getByLabel('Owner’s email').fill('owner@bell.test')
  await page.getByLabel('Owner’s first name').fill('Ann')
}

test('an operator creates a firm on a page, is told beside each field what is wrong, and gets its link once', {
  timeout: 120_000,
}, async () => {
  const page = await newPage(product.base, 'operator.localhost')
  allowNoise(page, /the server responded with a status of 4\d\d/)
  await page.goto('/operator')
  const create = page.getByRole('button', { name: 'Create the firm' })
  const fault = (id: string) => page.locator(`#${id}-fault`).innerText()
  await create.click()
  await expect.poll(() => fault('key')).toBe('Enter the operator’s key.')

  await page.getByLabel('Operator’s key').fill('wrong')
  await fillCreation(page, 'no_host')
  await create.click()
  await expect.poll(() => fault('key')).toBe('This is not the operator’s key.')
  await page.getByLabel('Operator’s key').fill(OPERATOR_KEY)
  await create.click()
  await expect.poll(() => fault('hosts')).toMatch(/^Enter a host/)
  await expect.poll(() => fault('key')).toBe('')

  await page.getByLabel('Hosts').fill('bell.localhost')
  await create.click()
  await page.getByRole('heading', { name: 'Bell Law was created' }).waitFor()
  const link = page.getByLabel('Owner’s one-time link')
  await expect.poll(() => link.inputValue()).toContain('http://bell.localhost')
  const first = await link.inputValue()

  await fillCreation(page, 'bell.localhost')
  await create.click()
  await expect.poll(() => fault('hosts')).toContain('already belongs to Bell Law')
  await expect.poll(() => link.isVisible()).toBe(false)

  await page.getByLabel('A host of the firm').fill('bell.localhost')
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await page.getByRole('heading', { name: 'A new link for Bell Law' }).waitFor()
  await expect.poll(() => link.inputValue()).not.toBe(first)
  await expect.poll(() => page.url()).not.toContain(OPERATOR_KEY)
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  await expect.poll(stored).toBe('[{},{}]')
})
