import type { Page } from 'playwright'
import type { QuoteFacts, QuoteSubject } from '#domain/quote/facts'
import { facts } from '../worker/support/quotes.ts'
import { type Caller, dataOf, sentTo } from './api.ts'

let count = 0
const run = `${Date.now()}`.slice(-6)

/** Facts that can be sent, of a client whom nobody else in this run is. */
export const newFacts = (subject: QuoteSubject = 'sale'): QuoteFacts => {
  count += 1
  // No name begins with another, so that a search finds one.
  const last_name = `Ferriday${run}${String(count).padStart(4, '0')}`
  const given = facts(subject)
  return {
    ...given,
    clients: [
      {
        contact_id: null,
        first_name: 'Olive',
        last_name,
        email: `olive.${last_name.toLowerCase()}@sample.test`,
        phone: '07700 900482',
      },
    ],
  }
}

/** The full name of the first client, as they sign it. */
export const signatureOf = ({ clients: [client] }: Pick<QuoteFacts, 'clients'>) =>
  `${client?.first_name} ${client?.last_name}`

/** The button that instructs, in the form that shows the messages. */
export const confirmInstruct = (page: Page) =>
  page.getByRole('dialog', { name: 'Instruct' }).getByRole('button', { name: 'Instruct' })

/** Instructs the accepted quote on a page. */
export const pressInstruct = async (page: Page) => {
  await page.getByRole('button', { name: 'Instruct' }).click()
  await confirmInstruct(page).click()
}

/** The button that sends a quote, in the dialog that shows the message and its recipient. */
export const confirmSend = (page: Page) =>
  page.getByRole('dialog', { name: 'Send the quote' }).getByRole('button', { name: /^Send/ })

/** Sends the quote of a form by email. */
export const pressSend = async (page: Page) => {
  await page.getByRole('button', { name: 'Send by email' }).click()
  await confirmSend(page).click()
}

export const aDraft = async (by: Caller, of: QuoteFacts = newFacts()) =>
  dataOf(await by.post('/api/quote-cases', { facts: of }))

/** A price that its client can read. */
export const aSentQuote = async (by: Caller, of: QuoteFacts = newFacts()) => {
  const { id, version } = await aDraft(by, of)
  return dataOf(await by.post(`/api/quote-cases/${id}/dispatch`, { version, channels: ['email'] }))
}

/** The path of the offer in the message that told its client: '/documents/…?link=…'. */
export const offerPath = async (by: Caller, email: string): Promise<string> => {
  const { body } = await sentTo(by, email, 'quote.sent')
  return /https?:\/\/[^/\s]+(\/\S+)/.exec(body)?.[1] ?? ''
}

/** Legal work opened from a quote that was accepted on the telephone. */
export const someConveyances = async (by: Caller, of: QuoteFacts = newFacts()) => {
  const { id, version } = await aSentQuote(by, of)
  const asked = { version, accepted_by_phone: 'Olive Ferriday' }
  const { conveyances } = dataOf(await by.post(`/api/quote-cases/${id}/instruction`, asked))
  return conveyances as { id: string; ref: string; matter_type: string }[]
}
