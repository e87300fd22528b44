import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import { isLive, taskOf, tasksOf } from '#domain/conveyance/plan/plan'
import { londonDate } from '#domain/dates'
import { PART_BYTES } from '#domain/document/file-parts'
import { type Caller, callerFor, dataOf, newLink, sentTo } from '../support/api.ts'
import { allowNoise, newPage } from '../support/browser.ts'
import { checkIdentity, doTask } from '../support/evidence.ts'
import { newFacts, signatureOf, someConveyances } from '../support/quotes.ts'
import { slowLineOf } from '../support/slow-line.ts'
import { aPdf } from '../worker/support/document/files.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const LONG = 90_000
const today = londonDate(new Date().toISOString())

// A picture of one pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const fileOf = async (by: Caller, id: string): Promise<CaseFile> =>
  dataOf(await by.get(`/api/conveyances/${id}`))

/** A case whose client has terms to sign, pictures to take and a bill of £120.00 to pay. */
const aNewClient = async (owner: Caller) => {
  const facts = newFacts()
  const clients = facts.clients.map((client) => ({ ...client, phone: '01743 900482' }))
  const [opened] = await someConveyances(owner, { ...facts, clients })
  const id = opened?.id ?? ''
  const file = await fileOf(owner, id)
  const task = taskOf(file.plan, 'conflict-check')
  if (task) await doTask(owner, owner, file, task)
  const email = clients[0]?.email ?? ''
  return { id, email, matter: opened?.matter_type ?? '', name: signatureOf({ clients }) }
}

const askForEverything = async (owner: Caller, id: string) => {
  const path = `/api/conveyances/${id}`
  dataOf(await owner.post(`${path}/signatures`, { kind: 'terms' }))
  const [contact] = (await fileOf(owner, id)).conveyance.clients
  const check = `${path}/identity-checks/${contact?.contact_id}/request`
  dataOf(await owner.post(check, { version: 0 }))
}

const askForBill = async (owner: Caller, id: string) => {
  const path = `/api/conveyances/${id}`
  const bill = { act: 'bill', version: 0, on: today, fees: 100_00, principal: 0, agency: 0 }
  dataOf(await owner.post(`${path}/ledger`, { ...bill, narrative: 'Our work' }))
  const { conveyance } = await fileOf(owner, id)
  const { bills } = dataOf(await owner.get(`${path}/ledger`))
  dataOf(
    await owner.post(`${path}/payment-requests`, {
      ...{ purpose: 'fees', amount: null, bill: bills[0].number, narrative: 'Our work' },
      ...{ due_on: today, expires_on: null, name: null, relationship: null },
      client: conveyance.clients[0]?.contact_id,
    }),
  )
}

/** Follows the link of a message, as from the post of the telephone. */
const opensLink = async (page: Page, owner: Caller, email: string) => {
  const { body } = await newLink(base, owner, email)
  const link = new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? '')
  await page.goto(link.pathname + link.search)
  await page.getByRole('heading', { name: /^Hello/ }).waitFor()
}

const signsTerms = async (
  page: Page,
  owner: Caller,
  { email, name }: { email: string; name: string },
) => {
  await page.getByRole('link', { name: /^See (what|both|all)/ }).click()
  await page.getByRole('link', { name: 'Read and sign' }).click()
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const { body } = await sentTo(owner, email, 'signature.code-sent')
  await page.getByLabel('6-digit code').fill(/^\d{6}$/m.exec(body)?.[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your full name').fill(name)
  await page.getByLabel(/I agree to sign it electronically/).check()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('heading', { name: 'You have signed' }).waitFor()
}

const photographs = async (page: Page, heading: RegExp, name: string) => {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: pixel })
  await page.getByText(`We have ${name}.`).waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
}

const provesIdentity = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Prove who you are' }).first().click()
  await page.getByRole('heading', { name: 'Which document do you have?' }).waitFor()
  await page.getByLabel('Driving licence').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await photographs(page, /^Photograph your driving licence/, 'front.png')
  await photographs(page, /^Now the back/, 'back.png')
  await photographs(page, /^Take a picture of yourself/, 'selfie.png')
  await photographs(page, /^Show us where you live/, 'bill.png')
  await page.getByRole('button', { name: 'Send to us' }).click()
  await page.getByRole('heading', { name: 'Thank you. We have it' }).waitFor()
}

const paysBill = async (page: Page) => {
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Continue to the test payment' }).click()
  await page.getByRole('button', { name: /^Pay £120.00 with the test card/ }).click()
  await page.getByRole('heading', { name: 'Paid and closed' }).waitFor()
}

/** A page of a client on a slow telephone, which came by its link. */
const aSlowClient = async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const set = await aNewClient(owner)
  const page = await newPage(base, 'clients.localhost', phone)
  page.setDefaultTimeout(LONG)
  // A channel may be asked for by a socket that the line cut meanwhile, which is refused and asked for anew.
  allowNoise(
    page,
    /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|net::ERR|broadcasting\/auth/,
  )
  return { ...set, owner, page, line: await slowLineOf(page) }
}

test('on a slow network a client comes by the link, signs, proves who they are, and pays', {
  timeout: 400_000,
}, async () => {
  const { owner, page, id, email, name } = await aSlowClient()
  await askForEverything(owner, id)
  await askForBill(owner, id)
  await opensLink(page, owner, email)
  await signsTerms(page, owner, { email, name })
  await provesIdentity(page)
  await paysBill(page)
  const { facts } = (await fileOf(owner, id)).conveyance
  expect(Object.keys(facts)).toContain('terms_signed')
  const ledger = dataOf(await owner.get(`/api/conveyances/${id}/ledger`))
  expect(ledger).toMatchObject({ office: 0, client: 0 })
})

test('an upload that is cut in the middle goes on where it was, and arrives once', {
  timeout: 400_000,
}, async () => {
  const { owner, page, line, id, email, matter } = await aSlowClient()
  await opensLink(page, owner, email)
  await page.goto(`/documents/${matter}/title?case=${id}`)
  await page.getByText('There are no documents here yet.').waitFor()
  const parts: string[] = []
  page.on('requestfinished', (request) => {
    const part = /\/parts\/(\d+)/.exec(request.url())?.[1]
    if (request.method() === 'PUT' && part !== undefined) parts.push(part)
  })
  await line.mend(400)
  await page.getByLabel('Photos or files').setInputFiles({
    name: 'Deeds.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(aPdf(PART_BYTES + 3_000_000)),
  })
  await expect.poll(() => parts, { timeout: LONG }).toEqual(['0'])
  await line.cut()
  await page.waitForTimeout(2_000)
  await line.mend(400)
  await page.getByRole('link', { name: 'Deeds.pdf' }).waitFor()
  expect(parts).toEqual(['0', '1'])
  const documents = dataOf(await owner.get(`/api/conveyances/${id}/documents`))
  expect(documents.map((it: { name: string }) => it.name)).toEqual(['Deeds.pdf'])
})

test('a milestone and an answer are seen as they happen; what is typed in a tunnel is neither lost nor doubled', {
  timeout: 400_000,
}, async () => {
  const { owner, page, line, id, email } = await aSlowClient()
  const supervisor = await callerFor(base, 'supervisor@harcourt.test')
  await opensLink(page, owner, email)
  await page.goto(`/milestones?case=${id}`)
  const done = page.locator('.client-stages .done')
  await page.locator('.client-stages').waitFor()
  const before = await done.count()
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await checkIdentity(owner, supervisor, id)
  for (let tries = 0; tries < 30 && (await done.count()) === before; tries += 1) {
    const file = await fileOf(owner, id)
    const next = tasksOf(file.plan).find(isLive)
    if (next) await doTask(owner, supervisor, file, next)
  }
  await expect.poll(() => done.count(), { timeout: LONG }).toBeGreaterThan(before)
  expect(loads).toBe(0)

  await page.goto('/case-history')
  const box = page.getByLabel(/^Write to /)
  await box.fill('When do we')
  await line.cut()
  await box.fill('When do we exchange?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Not sent yet, as you are offline', { exact: false }).waitFor()
  await line.mend()
  await page.locator('.bubble.me').getByText('When do we exchange?').waitFor()
  await expect.poll(() => box.inputValue()).toBe('')
  const [client] = (await fileOf(owner, id)).conveyance.clients
  const answer = { client: client?.contact_id, text: 'On Friday, if all goes well' }
  dataOf(await owner.post(`/api/conveyances/${id}/client-messages`, answer))
  await page.getByText('On Friday, if all goes well').first().waitFor()
  await expect.poll(() => page.locator('.bubble.me').count()).toBe(1)
})
