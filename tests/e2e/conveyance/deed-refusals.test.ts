import { beforeAll, expect, inject, test } from 'vitest'
import type { SignatureView } from '#domain/signature/view'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { caseFileOf } from '../../support/case-to-do.ts'
import {
  aCaseWithClient,
  attest,
  enterCode,
  fileDeed,
  fillDeedForm,
  linkTo,
  nameWitness,
  newWitness,
  openAsWitness,
  openDeed,
  type Person,
  pressSign,
  signDeed,
} from '../../support/deed.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const refused = /status of (409|422)/

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

const requestsOf = async (id: string): Promise<readonly SignatureView[]> =>
  dataOf(await owner.get(`/api/conveyances/${id}/signatures`))

const formFor = async (witness: Person) => {
  const { id, client } = await aCaseWithClient(owner)
  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=documents&group=signing`)
  allowNoise(staff, refused)
  await fileDeed(staff, 'Transfer.pdf')
  const form = await fillDeedForm(staff, 'transfer', 'Transfer.pdf', witness)
  return { id, client, staff, form }
}

test('a witness who is the client, or has their address or mobile, is refused beside the field', async () => {
  const witness = newWitness()
  const { id, client, staff, form } = await formFor(witness)
  const wrong: readonly (readonly [Person, string])[] = [
    [{ ...witness, name: client.name }, 'is a party to the case. A party cannot be a witness.'],
    [{ ...witness, email: client.email }, 'has this address. The witness needs one of their own.'],
    [{ ...witness, mobile: client.mobile }, 'has this number. The witness needs a mobile of'],
    [{ ...witness, mobile: '01792 900482' }, 'Enter a mobile number: the code goes to it by text'],
  ]
  for (const [person, reason] of wrong) {
    await nameWitness(staff, person)
    await form.getByRole('button', { name: 'Send to sign' }).click()
    await form.getByText(reason, { exact: false }).first().waitFor()
  }
  expect(await requestsOf(id)).toEqual([])
  await nameWitness(staff, witness)
  await form.getByRole('button', { name: 'Send to sign' }).click()
  await form.waitFor({ state: 'hidden' })
  await expect.poll(async () => (await requestsOf(id)).length).toBe(1)
})

/** A deed that its client has signed, before the witness. */
const aSignedDeed = async () => {
  const witness = newWitness()
  const { id, client, staff, form } = await formFor(witness)
  await form.getByRole('button', { name: 'Send to sign' }).click()
  await form.waitFor({ state: 'hidden' })
  const page = await openDeed(owner, client)
  await signDeed(page, owner, client)
  return { id, client, staff, page, witness }
}

const isRecorded = async (id: string) =>
  'transfer_signed' in (await caseFileOf(owner, id)).conveyance.facts

test('a witness under 18, on video or a party is told so and signs nothing; the link serves once', async () => {
  const { id, witness } = await aSignedDeed()
  const page = await openAsWitness(owner, witness)
  allowNoise(page, refused)
  await enterCode(page, owner, witness, 'signature.witness-code-sent')
  const refusals: readonly (readonly [RegExp, string])[] = [
    [/I am 18 or over/, 'A witness must be 18 or over.'],
    [/I was in the same room/, 'A video call is not enough.'],
    [/I am not a party/, 'A party to the deed cannot be a witness.'],
  ]
  for (const [said, reason] of refusals) {
    await page.getByLabel(said).uncheck()
    await attest(page, witness, said)
    await pressSign(page)
    await page.locator('form').getByText(reason, { exact: false }).first().waitFor()
  }
  expect(await isRecorded(id)).toBe(false)

  const other = await page.context().newPage()
  await other.goto(await linkTo(owner, witness, 'signature.witness-asked'))
  allowNoise(other, refused)
  await attest(other, witness)
  await attest(page, witness)
  await pressSign(page)
  await page.getByRole('heading', { name: 'You have signed as the witness' }).waitFor()
  await pressSign(other)
  await other.getByRole('heading', { name: 'You have signed as the witness' }).waitFor()
  await other.reload()
  await other.getByRole('heading', { name: 'You have signed as the witness' }).waitFor()
  await expect
    .poll(async () => {
      const [request] = await requestsOf(id)
      return request?.state
    })
    .toBe('completed')
})

test('a deed that was withdrawn meanwhile is signed by nobody, and both are told', async () => {
  const { id, staff, page, witness } = await aSignedDeed()
  const theirs = await openAsWitness(owner, witness)
  allowNoise(theirs, refused)
  await enterCode(theirs, owner, witness, 'signature.witness-code-sent')
  await attest(theirs, witness)
  await staff.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const form = staff.getByRole('dialog', { name: 'Withdraw document' })
  await form.getByLabel('Reason').fill('The plan was not the agreed one')
  await form.getByRole('button', { name: 'Withdraw document' }).click()
  await form.waitFor({ state: 'hidden' })
  await pressSign(theirs)
  await theirs.getByRole('heading', { name: 'This has been withdrawn' }).waitFor()
  await page.reload()
  await page.getByText('withdrawn', { exact: false }).first().waitFor()
  expect(await isRecorded(id)).toBe(false)
  await staff.getByText('The plan was not the agreed one').first().waitFor()
})
