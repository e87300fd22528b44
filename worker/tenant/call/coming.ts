import type { CallBackValue } from '#domain/call/events'
import { parsePhone } from '#domain/contact'
import { type Instant, londonTime } from '#domain/dates'
import type { Named } from '#domain/party'
import { quoteOnOffer } from '#domain/quote/case/quote-case'
import { quoteRecipients } from '#domain/quote/recipients'
import type { Correspondence, Recipient } from '#tenant/events/messages'
import { leadCorrespondence } from '#tenant/lead/correspondence'
import type { RequestContext } from '#tenant/runtime/context'
import type { CallBackRow, callBacksOf } from './call-backs.ts'

const AHEAD_MS = 15 * 60_000

const shifted = (at: Instant, ms: number): Instant => new Date(Date.parse(at) + ms).toISOString()

/** A landline reads no text message. */
const onMobile = (recipient: Recipient): Recipient => {
  const phone = recipient.phone === null ? null : parsePhone(recipient.phone)
  return { ...recipient, email: null, phone: phone?.startsWith('+447') ? phone : null }
}

const valuesOf = (owner: Named | null, at: Instant): Record<CallBackValue, string> => ({
  caller: owner?.name ?? 'one of us',
  time: londonTime(at),
})

const personOf = (context: RequestContext, { kind, id, at }: CallBackRow) => {
  if (kind === 'lead') {
    const lead = context.leads.get(id)
    const { clients } = leadCorrespondence(lead)
    return { record: lead, about: null, clients, values: valuesOf(lead.owner, at) }
  }
  const quoteCase = context.quoteCases.get(id)
  const { number, facts, owner } = quoteCase
  const [first] = quoteRecipients(quoteOnOffer(quoteCase)?.facts ?? facts)
  const about = { kind: 'quote-case', id, ref: number } as const
  return { record: quoteCase, about, clients: first ? [first] : [], values: valuesOf(owner, at) }
}

const say = (context: RequestContext, row: CallBackRow) => {
  const { record, about, clients, values } = personOf(context, row)
  const { version, number, owner } = record
  const event = { subject: row.kind, id: row.id, version, changed: [], detail: { number } } as const
  context.recordEvents([{ name: 'callback.soon', ...event }], {
    users: owner ? [owner.id] : [],
    correspondence: (): Correspondence<CallBackValue> => ({
      about,
      values,
      clients: clients.map(onMobile),
    }),
  })
}

/** The calls that come within a quarter of an hour; whoever waits for one is told of each once. */
export const comingCalls = (context: RequestContext) =>
  context.callBacks.between(context.now, shifted(context.now, AHEAD_MS)).map((row) => ({
    key: `${row.kind} ${row.id} ${row.at}`,
    record: { table: row.kind === 'lead' ? 'leads' : 'quote_cases', id: row.id },
    emit: () => say(context, row),
  }))

/** When the first call after an instant comes within a quarter of an hour; null if none does. */
export const nextComing = (
  callBacks: Pick<ReturnType<typeof callBacksOf>, 'nextAfter'>,
  instant: string,
): string | null => {
  const at = instant === '' ? null : callBacks.nextAfter(shifted(instant, AHEAD_MS))
  return at === null ? null : shifted(at, -AHEAD_MS)
}
