import { addDays, type Instant, londonDate } from '#domain/dates'
import { events } from '#domain/events'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { caseCorrespondence } from '../tenant/conveyance/correspondence.ts'
import { messageQueueOf } from '../tenant/events/messages.ts'
import { quoteCorrespondence, type SentOffer } from '../tenant/quote/case/correspondence.ts'
import type { Desk } from '../tenant/runtime/context.ts'
import { hashOf } from '../tenant/user/links.ts'
import type { Sent } from './diary.ts'
import { idAt } from './ids.ts'
import type { Random } from './random.ts'
import type { DemoFirm } from './surface.ts'

const LINK_DAYS = 400
const TOKEN_LENGTH = 43
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

// These quotes have no PDF, so the sentence about it is removed.
const PAPER = 'The quote is attached as a PDF too. '
const spoken = (body: string) => body.replace(PAPER, '')

const tokenFrom = (random: Random) =>
  Array.from({ length: TOKEN_LENGTH }, () => random.pick([...ALPHABET])).join('')

/** Stores messages as sent at their time, with ids of the demonstration and without documents; nothing leaves. */
const queueFor = (desk: Desk, { at }: Sent, random: Random) =>
  messageQueueOf({
    messages: {
      insert: (message) => desk.messages.insert({ ...message, body: spoken(message.body) }),
    },
    outbox: { put: () => 0 },
    newId: () => idAt(random, at),
    now: at,
    firm: desk.firm,
  })

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

const offerOf = (desk: Desk, it: QuoteCase, at: Instant, random: Random): SentOffer | undefined => {
  const quote = quoteOnOffer(it)
  if (quote === null) return undefined
  const token = tokenFrom(random)
  putLink(desk, it, quote.link_id, token, at)
  const link = `${desk.origins.clients}/documents/${it.id}?link=${token}`
  return { link, channels: quote.channels }
}

const correspondenceOf = (desk: Desk, it: Sent, random: Random) => {
  if ('conveyance' in it) return caseCorrespondence(desk, it.conveyance)
  const offer = it.type === 'quote.sent' ? offerOf(desk, it.quoteCase, it.at, random) : undefined
  return quoteCorrespondence(desk, it.quoteCase, offer)
}

/** Stores what an event of the demonstration sent. */
export const keepLetter = (firm: DemoFirm, it: Sent, random: Random) => {
  const desk = firm.at(it.at, it.by)
  const correspondence = correspondenceOf(desk, it, random)
  if (correspondence === null) return
  queueFor(desk, it, random)(it.type, events[it.type].communications, correspondence)
}
