import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { Locator, Page } from 'playwright'
import { inject } from 'vitest'
import { blankClient } from '#domain/quote/blank'
import type { QuoteClient } from '#domain/quote/facts'
import { pdfPages } from '#worker/pdf/pages'
import { type Caller, clientFor, sentTo } from './api.ts'
import { newPage } from './browser.ts'
import { newFacts, signatureOf, someConveyances } from './quotes.ts'
import { pageOf } from './signed-in.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let people = 0
const run = `${Date.now()}`.slice(-4)

/** A mobile that nobody else in this run has. */
const newMobile = () => `07700 9${run[3]}${String(people++).padStart(4, '0')}`

export type Person = { readonly name: string; readonly email: string; readonly mobile: string }

/** Somebody who may be a witness. */
export const newWitness = (): Person => {
  const mobile = newMobile()
  return { name: 'Bethan Rhys-Morgan', email: `bethan.${run}.${people}@sample.test`, mobile }
}

const personOf = (client: QuoteClient): Person => ({
  ...{ name: signatureOf({ clients: [client] }), email: client.email, mobile: client.phone },
})

/** A case whose client can be sent a deed. */
export const aCaseWithClient = async (owner: Caller, subject: 'sale' | 'remortgage' = 'sale') => {
  const facts = newFacts(subject)
  const clients = facts.clients.map((client) => ({ ...client, phone: newMobile() }))
  const [{ id = '' } = {}] = await someConveyances(owner, { ...facts, clients })
  return { id, client: personOf(clients[0] ?? blankClient) }
}

/** A case with two clients, who are the officers of a company. */
export const aCaseOfCompany = async (owner: Caller) => {
  const facts = newFacts()
  const first = { ...(facts.clients[0] ?? blankClient), phone: newMobile() }
  const second = { ...first, first_name: 'Gwenllian', phone: newMobile() }
  const clients = [first, { ...second, email: second.email.replace('olive', 'gwenllian') }]
  const [{ id = '' } = {}] = await someConveyances(owner, { ...facts, clients })
  return { id, officers: clients.map(personOf) }
}

/** A deed of two pages, the second its plan. */
const aDeedFile = async () => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  for (const words of ['This transfer is a deed', 'The plan'])
    pdf.addPage([595, 842]).drawText(words, { x: 60, y: 700, size: 14, font })
  return Buffer.from(await pdf.save())
}

/** Files a deed that the clients can see. */
export const fileDeed = async (staff: Page, name: string) => {
  const part = staff.getByRole('region', { name: 'Documents' })
  await part.getByRole('button', { name: 'Upload' }).click()
  await part.getByLabel('Show to clients').check()
  await part
    .getByLabel('Drop or paste files here')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer: await aDeedFile() }])
  await part.getByRole('button', { name, exact: true }).waitFor()
}

/** The form to send a deed, with its deed and its file chosen. */
export const openDeedForm = async (staff: Page, kind: string, name: string) => {
  await staff.getByRole('button', { name: 'Send a deed to sign' }).click()
  const form = staff.getByRole('dialog', { name: 'Send a deed to sign' })
  await form.getByLabel('Deed', { exact: true }).selectOption(kind)
  await form.getByRole('combobox', { name: 'Final file, with its plans' }).fill(name)
  await staff.getByRole('option', { name }).click()
  return form
}

export const confirmAll = async (form: Locator) => {
  const gates = form.getByRole('group', { name: 'What I confirm as the conveyancer' })
  for (const box of await gates.getByRole('checkbox').all()) await box.check()
}

/** The form to send a deed that its client signs before a witness, filled in but not sent. */
export const fillDeedForm = async (staff: Page, kind: string, name: string, witness: Person) => {
  const form = await openDeedForm(staff, kind, name)
  await confirmAll(form)
  await nameWitness(staff, witness)
  return form
}

export const nameWitness = async (staff: Page, { name, email, mobile }: Person) => {
  const form = staff.getByRole('dialog', { name: 'Send a deed to sign' })
  const row = form.getByRole('group', { name: 'Witness 1' })
  await row.getByLabel('Full name').fill(name)
  await row.getByLabel('Email').fill(email)
  await row.getByLabel('Mobile').fill(mobile)
}

/** The path of the link in the newest message of a kind to somebody. */
export const linkTo = async (staff: Caller, { email }: Pick<Person, 'email'>, type: string) => {
  const { body } = await sentTo(staff, email, type)
  return /https?:\/\/[^/\s]+(\/\S+)/.exec(body)?.[1] ?? ''
}

/** The code in the newest text message to somebody; `type`: 'signature.code-sent'. */
const codeTo = async (staff: Caller, { mobile }: Pick<Person, 'mobile'>, type: string) => {
  const number = `+44${mobile.replaceAll(' ', '').slice(1)}`
  const { body } = await sentTo(staff, number, type)
  return /^\d{6}$/m.exec(body)?.[0] ?? ''
}

/** Enters the code that goes to somebody’s mobile, on the page before them. */
export const enterCode = async (page: Page, staff: Caller, person: Person, type: string) => {
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByText('We sent a code by text message').waitFor()
  await page.getByLabel('6-digit code').fill(await codeTo(staff, person, type))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Your full name').waitFor()
}

/** The deed on the phone of its client, opened by the link of the message. */
export const openDeed = async (staff: Caller, client: Person) => {
  const base = inject('base')
  const path = await linkTo(staff, client, 'signature.requested')
  return pageOf(base, await clientFor(base, staff, client.email), path, phone)
}

/** Signs the deed that is open, with a code. */
export const signDeed = async (page: Page, staff: Caller, client: Person) => {
  await enterCode(page, staff, client, 'signature.code-sent')
  await page.getByLabel('Your full name').fill(client.name)
  await page.getByLabel(/^I have opened and read /).check()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('heading', { name: 'You have signed' }).waitFor()
}

/** The page of a witness on a phone of their own, by the link of their message. */
export const openAsWitness = async (staff: Caller, witness: Person) => {
  const page = await newPage(inject('base'), 'clients.localhost', phone)
  await page.goto(await linkTo(staff, witness, 'signature.witness-asked'))
  return page
}

/** Says who the witness is and everything that a witness says, but for `without`; signs nothing. */
export const attest = async (page: Page, { name }: Person, without?: RegExp) => {
  await page.getByLabel('Your full name').fill(name)
  await page.getByLabel('Your address').fill('4 Quay Parade, Swansea SA1 1SL')
  await page.getByLabel('Your occupation').fill('Optician')
  for (const said of [/I was in the same room/, /I am 18 or over/, /I am not a party/])
    if (said.source !== without?.source) await page.getByLabel(said).check()
}

export const pressSign = (page: Page) =>
  page.getByRole('button', { name: 'Sign as the witness' }).click()

/** The bytes of a stored file, as the browser of somebody gets them. */
export const bytesOf = async (page: Page, fileId: string) =>
  Uint8Array.from(
    await page.evaluate(async (it) => {
      const answer = await fetch(`/files/${it}`)
      return [...new Uint8Array(await answer.arrayBuffer())]
    }, fileId),
  )

/** The words of a PDF, page after page. */
export const wordsOf = async (bytes: Uint8Array) => {
  const pages: string[] = []
  for await (const runs of pdfPages(bytes, 20)) pages.push(runs.map(({ str }) => str).join(' '))
  return pages.join('\n').replaceAll(/\s+/g, ' ')
}
