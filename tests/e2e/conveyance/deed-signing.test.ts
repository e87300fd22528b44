import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { taskOf } from '#domain/conveyance/plan/plan'
import type { SignatureView } from '#domain/signature/view'
import { faultsIn } from '#worker/local/signature/verifying'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { caseFileOf } from '../../support/case-to-do.ts'
import {
  aCaseWithClient,
  attest,
  bytesOf,
  enterCode,
  fileDeed,
  fillDeedForm,
  newWitness,
  openAsWitness,
  openDeed,
  pressSign,
  signDeed,
  wordsOf,
} from '../../support/deed.ts'
import { workCase } from '../../support/ready-case.ts'
import { pageOf } from '../../support/signed-in.ts'
import { fits } from '../../support/tabbing.ts'

const base = inject('base')

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

const factsOf = async (id: string) => (await caseFileOf(owner, id)).conveyance.facts
const deedOf = async (id: string): Promise<SignatureView> =>
  dataOf(await owner.get(`/api/conveyances/${id}/signatures`))[0]

const openFiles = (page: Page, id: string) =>
  page.goto(`/conveyances/${id}?tab=documents&group=signing`)

const dateAndCertify = async (staff: Page) => {
  await staff.getByRole('button', { name: 'Date the deed' }).click()
  const dating = staff.getByRole('dialog', { name: 'Date the deed' })
  await dating.getByLabel('On whose authority').fill('Olive Ferriday, by telephone')
  await dating.getByRole('button', { name: 'Date the deed' }).click()
  await dating.waitFor({ state: 'hidden' })
  await staff.getByRole('button', { name: 'Certify for the Land Registry' }).click()
  const form = staff.getByRole('dialog', { name: 'Certify for the Land Registry' })
  await expect.poll(() => form.getByRole('checkbox', { checked: true }).count()).toBe(0)
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  return form
}

test('a transfer is signed on a phone, attested on another, dated and certified, and the fact rests on the signatures alone', async () => {
  const { id, client } = await aCaseWithClient(owner)
  const witness = newWitness()
  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=documents&group=signing`)
  await fileDeed(staff, 'Transfer.pdf')
  const form = await fillDeedForm(staff, 'transfer', 'Transfer.pdf', witness)
  await form.getByRole('button', { name: 'Send to sign' }).click()
  await form.waitFor({ state: 'hidden' })

  const page = await openDeed(owner, client)
  await page.getByRole('heading', { name: 'Your witness' }).waitFor()
  await expect.poll(() => page.evaluate(fits)).toBe(true)
  await signDeed(page, owner, client)
  await page.getByText(`Now ${witness.name} signs, while you are together`).waitFor()
  expect(Object.keys(await factsOf(id))).not.toContain('transfer_signed')

  const theirs = await openAsWitness(owner, witness)
  await theirs.getByRole('heading', { name: 'Sign as a witness' }).waitFor()
  await expect.poll(() => theirs.evaluate(fits)).toBe(true)
  await enterCode(theirs, owner, witness, 'signature.witness-code-sent')
  await attest(theirs, witness)
  await pressSign(theirs)
  await theirs.getByRole('heading', { name: 'You have signed as the witness' }).waitFor()

  await staff.getByText('Signed by everybody', { exact: true }).waitFor()
  const deed = await deedOf(id)
  await expect
    .poll(async () => (await factsOf(id)).transfer_signed?.evidence)
    .toMatchObject({ how: 'electronic', reference: deed.id })
  await page.getByRole('link', { name: 'Open the signed document (PDF)' }).waitFor()

  const certify = await dateAndCertify(staff)
  const { name } = deed.prepared_by
  await certify.getByLabel('Your full name').fill(name)
  await certify.getByRole('button', { name: 'Certify', exact: true }).click()
  await certify.waitFor({ state: 'hidden' })
  await staff.getByText(`certified by ${name}`, { exact: false }).waitFor()
  await staff
    .getByRole('button', { name: 'Conveyancer’s certificate, Transfer.pdf', exact: true })
    .waitFor()

  const { signed } = await deedOf(id)
  const [file, evidence] = [
    await bytesOf(staff, signed?.file_id ?? ''),
    await bytesOf(staff, signed?.evidence_file_id ?? ''),
  ]
  expect(faultsIn(file, Buffer.from(evidence).toString())).toEqual([])
  const words = await wordsOf(file)
  for (const said of [
    ...['Executed as a deed. Dated', `In the presence of`, witness.name, 'Optician'],
    ...['4 Quay Parade, Swansea SA1 1SL', `Witness of ${client.name}`, 'Evidence of signing'],
  ])
    expect(words).toContain(said)
})

const points = [
  'All pages are there',
  'Everybody has signed, in every place',
  'Nothing was altered after printing',
  'Each signature has its witness, with name, address and occupation',
  'It is not dated',
  'The plan is signed, where there is one',
  'The scan is filed under Documents',
]

test('a mortgage deed signed on paper counts only when each of its seven points is checked', async () => {
  const supervisor = await callerFor(base, 'supervisor@harcourt.test')
  const { id, client } = await aCaseWithClient(owner, 'remortgage')
  const { version } = (await caseFileOf(owner, id)).conveyance
  const dates = { offer_expires_on: '2099-06-30' }
  dataOf(await owner.call('PATCH', `/api/conveyances/${id}/key-dates`, { version, dates }))
  await workCase(owner, supervisor, id, ({ plan }) => {
    const status = taskOf(plan, 'deed-signed')?.status
    return status === 'open' || status === 'waiting'
  })
  const staff = await pageOf(base, owner, `/conveyances/${id}`)
  allowNoise(staff, /status of 422/)
  await staff
    .locator('#task-deed-signed')
    .getByRole('button', { name: 'Record', exact: true })
    .click()
  const form = staff.getByRole('dialog', { name: 'Record what was seen' })
  await form.getByLabel('Signed by, and each witness').fill(`${client.name}; Bethan Rhys-Morgan`)
  await form.getByLabel('Deeds signed').fill('Mortgage deed, with its plan')
  await form.getByLabel('Where the signed original is kept').fill('Deeds room, shelf 4')
  for (const point of points.slice(1)) await form.getByLabel(point, { exact: true }).check()
  await form.getByRole('button', { name: 'Record', exact: true }).click()
  await form.getByText('Check each point. If one fails, send the document back.').first().waitFor()
  expect(Object.keys(await factsOf(id))).not.toContain('deed_signed')
  await form.getByLabel(points[0] ?? '', { exact: true }).check()
  await form.getByRole('button', { name: 'Record', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  await expect
    .poll(async () => (await factsOf(id)).deed_signed?.evidence?.signature?.checks.length)
    .toBe(7)
  await openFiles(staff, id)
  await staff.getByRole('button', { name: 'Send a deed to sign' }).waitFor()
})
