import { addDays, endOfLondonDay, type Instant, londonDate } from '#domain/dates'
import { communicationsOf } from '#domain/events'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { caseCorrespondence } from '../tenant/conveyance/correspondence.ts'
import { messageQueueOf } from '../tenant/events/message-queue.ts'
import { quoteCorrespondence, type SentOffer } from '../tenant/quote/case/correspondence.ts'
import type { RequestContext } from '../tenant/runtime/context.ts'
import { hashOf } from '../tenant/user/links.ts'
import type { DemoFirm } from './demo-firm.ts'
import type { SentMessage } from './diary.ts'
import { idAt } from './ids.ts'
import type { Random } from './random.ts'

const LINK_DAYS = 400
const TOKEN_LENGTH = 43
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

// These quotes have no PDF, so the sentence about it is removed.
const PDF_SENTENCE = 'The quote is attached as a PDF too. '
const withoutPdfSentence = (body: string) => body.replace(PDF_SENTENCE, '')

const tokenFrom = (random: Random) =>
  Array.from({ length: TOKEN_LENGTH }, () => random.pick([...ALPHABET])).join('')

/** Stores messages as sent at their time, with ids of the demonstration and without documents; nothing leaves. */
const queueFor = (context: RequestContext, { at }: SentMessage, random: Random) =>
  messageQueueOf({
    covers: context.covers,
    samples: context.samples,
    contacts: context.contacts,
    communicationRules: context.communicationRules,
    messages: {
      ...context.messages,
      insert: (message) =>
        context.messages.insert({ ...message, body: withoutPdfSentence(message.body) }),
    },
    outbox: { ...context.outbox, put: () => 0 },
    newId: () => idAt(random, at),
    now: at,
    firm: context.firm,
    signature: context.signature,
  })

const saveLink = (
  { links }: RequestContext,
  quoteCase: QuoteCase,
  id: string,
  token: string,
  at: Instant,
) =>
  links.insert({
    id,
    purpose: 'quote',
    token_hash: hashOf(token),
    code_hash: null,
    user_id: null,
    email: null,
    subject_id: quoteCase.id,
    created_at: at,
    expires_at: endOfLondonDay(addDays(londonDate(at), LINK_DAYS)),
  })

const offerOf = (
  context: RequestContext,
  quoteCase: QuoteCase,
  at: Instant,
  random: Random,
): SentOffer | undefined => {
  const quote = quoteOnOffer(quoteCase)
  if (quote === null) return undefined
  const token = tokenFrom(random)
  saveLink(context, quoteCase, quote.link_id, token, at)
  const link = `${context.origins.clients}/documents/${quoteCase.id}?link=${token}`
  return { link, channels: quote.channels }
}

const correspondenceOf = (context: RequestContext, sent: SentMessage, random: Random) => {
  if ('event' in sent) return caseCorrespondence(context, sent.conveyance)
  const offer =
    sent.type === 'quote.sent' ? offerOf(context, sent.quoteCase, sent.at, random) : undefined
  return quoteCorrespondence(context, sent.quoteCase, offer)
}

/** Stores what an event of the demonstration sent. */
export const saveLetter = (firm: DemoFirm, sent: SentMessage, random: Random) => {
  const context = firm.at(sent.at, sent.by)
  const correspondence = correspondenceOf(context, sent, random)
  if (correspondence === null) return
  const { name, detail } = 'event' in sent ? sent.event : { name: sent.type, detail: {} }
  queueFor(context, sent, random)(name, communicationsOf(name, { ...detail }), correspondence)
}
