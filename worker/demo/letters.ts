import { addDays, type Instant, londonDate } from '#domain/dates'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { tellOfCase } from '../tenant/conveyance/opening.ts'
import { tellerOf } from '../tenant/events/messages.ts'
import { quoteWords, recipientsOf } from '../tenant/quote/case/sending.ts'
import { tellAcceptance } from '../tenant/quote/offers.ts'
import type { Desk } from '../tenant/runtime/context.ts'
import { hashOf } from '../tenant/user/links.ts'
import type { Sent } from './diary.ts'
import { idAt } from './ids.ts'
import type { Random } from './random.ts'
import type { DemoFirm } from './surface.ts'

const LINK_DAYS = 400
const TOKEN_LENGTH = 43
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

// No paper was made of these prices: the words that speak of one are left out.
const PAPER = 'The quote is attached as a PDF too. '
const spoken = (body: string) => body.replace(PAPER, '')

const tokenFrom = (random: Random) =>
  Array.from({ length: TOKEN_LENGTH }, () => random.pick([...ALPHABET])).join('')

/** A desk whose letters have ids of the demonstration and carry no paper. */
const deskFor = (firm: DemoFirm, it: Sent, random: Random): Desk => {
  const desk = firm.at(it.at, it.by)
  const messages = {
    insert: (message: Parameters<Desk['messages']['insert']>[0]) =>
      desk.messages.insert({ ...message, body: spoken(message.body) }),
  }
  const newId = () => idAt(random, it.at)
  const outbox = { put: () => 0 }
  return {
    ...desk,
    newId,
    tell: tellerOf({ messages, outbox, newId, now: it.at, firm: desk.firm }),
  }
}

const putLink = ({ links }: Desk, it: QuoteCase, id: string, token: string, at: Instant) =>
  links.insert({
    id,
    purpose: 'quote',
    token_hash: hashOf(token),
    code_hash: null,
    user_id: null,
    email: null,
    subject_id: it.id,
    created_at: at,
    expires_at: `${addDays(londonDate(at), LINK_DAYS)}T00:00:00.000Z`,
  })

const tellPrice = (desk: Desk, it: QuoteCase, at: Instant, random: Random) => {
  const quote = quoteOnOffer(it)
  if (quote === null) return
  const token = tokenFrom(random)
  putLink(desk, it, quote.link_id, token, at)
  desk.tell('quote.sent', {
    about: { kind: 'quote-case', id: it.id, ref: it.number },
    words: {
      ...quoteWords(it, quote),
      link: `${desk.origins.clients}/documents/${it.id}?link=${token}`,
    },
    clients: recipientsOf(quote),
    channels: quote.channels,
  })
}

/** Writes down what people were told, as sent at its time; nothing leaves. */
export const keepLetter = (firm: DemoFirm, it: Sent, random: Random) => {
  const desk = deskFor(firm, it, random)
  if ('conveyance' in it) return tellOfCase(desk, it.type, it.conveyance)
  if (it.type === 'quote.accepted') return tellAcceptance(desk, it.quoteCase)
  return tellPrice(desk, it.quoteCase, it.at, random)
}
