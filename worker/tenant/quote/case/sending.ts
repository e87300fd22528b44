import { nameOf, parseEmail, parsePhone } from '#domain/contact'
import { addDays, fullDate } from '#domain/dates'
import { nextFollowUp } from '#domain/lead/desk/planning'
import { pounds } from '#domain/money'
import { hasPermission } from '#domain/permissions'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { introducerOf, peopleOf, type QuoteFacts } from '#domain/quote/facts'
import type { Quote, QuoteChannel } from '#domain/quote/quote'
import type { Recipient } from '#tenant/events/messages'
import { deskSettingsOf } from '#tenant/lead/desk-settings'
import type { Desk } from '#tenant/runtime/context'
import { offeringFirm } from '#tenant/user/firm'
import { hashOf, newToken } from '#tenant/user/links'

/** How long the link of a price opens it: it tells of the end of the price, so it outlives it. */
const LINK_DAYS = 400

/** A price about to be sent: the link that its message will carry. The token is kept only as a hash. */
export const newOffer = (
  desk: Desk,
  quoteCaseId: string,
  facts: QuoteFacts,
  channels: readonly QuoteChannel[],
) => {
  const link_id = desk.newId()
  const token = newToken()
  const { terms_version } = offeringFirm(desk.firm, desk.settings)
  return {
    token,
    quoteCaseId,
    sending: {
      channels,
      scale: desk.feeScales.on(desk.today, introducerOf(facts)),
      link_id,
      terms_version,
      follow_up_at: nextFollowUp(deskSettingsOf(desk).plan, desk.now, desk.now),
      passesLimits: hasPermission(desk.person, 'fee-scales.update'),
    },
  }
}

export type NewOffer = ReturnType<typeof newOffer>

/** Has the client told of the price on offer, when it is this one: an edit may have made no new one. */
export const tellOffer = (desk: Desk, it: QuoteCase, { token, sending }: NewOffer) => {
  const quote = quoteOnOffer(it)
  if (quote === null || !isLinkOf(quote, sending.link_id)) return
  desk.links.insert({
    id: sending.link_id,
    purpose: 'quote',
    token_hash: hashOf(token),
    code_hash: null,
    user_id: null,
    email: null,
    subject_id: it.id,
    created_at: desk.now,
    expires_at: `${addDays(desk.today, LINK_DAYS)}T00:00:00.000Z`,
  })
  const file = desk.files.insert({
    id: desk.newId(),
    name: `Quote ${it.number}${quote.version > 1 ? `, version ${quote.version}` : ''}.pdf`,
    mime: 'application/pdf',
    subject: 'quote-case',
    subject_id: it.id,
    quote_version: quote.version,
    created_at: desk.now,
  })
  desk.tell('quote.sent', {
    about: { kind: 'quote-case', id: it.id, ref: it.number },
    words: {
      ...quoteWords(it, quote),
      link: `${desk.origins.clients}/documents/${it.id}?link=${token}`,
    },
    clients: recipientsOf(quote),
    channels: sending.channels,
    files: [file],
  })
}

/** Whether a message that carried this link told of this price; it may have been sent again since. */
export const isLinkOf = ({ link_id, later_links = [] }: Quote, link: string) =>
  link === link_id || later_links.includes(link)

/** The words of a quote that its messages use. */
export const quoteWords = (it: QuoteCase, quote: Quote) => ({
  number: it.number,
  people: peopleOf(quote.facts),
  matter: quote.priced.matters.map(({ heading }) => midSentence(heading)).join(' and '),
  total: written(quote.priced.totals.inc_vat),
  valid_until: fullDate(it.valid_until ?? quote.priced.valid_until),
  giver: it.giver?.name ?? 'us',
})

/** Whom a price is sent to: each client who has an address of their own, the first in any case. */
export const recipientsOf = (quote: Quote): Recipient[] =>
  quote.facts.clients
    .map((client) => ({
      name: nameOf(client),
      email: parseEmail(client.email),
      phone: parsePhone(client.phone),
    }))
    .filter((it, at) => at === 0 || it.email !== null)

const midSentence = (heading: string) =>
  `the ${heading.slice(0, 1).toLowerCase()}${heading.slice(1)}`

const currency = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const written = (pence: number) => currency.format(pence / pounds(1))
