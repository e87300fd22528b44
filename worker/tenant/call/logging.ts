import type { CallEntry, CallWrapUp } from '#domain/call/api'
import { type Call, type CallDisposition, isReached } from '#domain/call/call'
import { parsePhone } from '#domain/contact'
import type { BodyOf } from '#domain/endpoint'
import { isOpenLead } from '#domain/lead/acts'
import type { leadApi } from '#domain/lead/api'
import type { CallOutcome } from '#domain/lead/bodies'
import { logLeadCall as logOnLead } from '#domain/lead/calling'
import type { Lead } from '#domain/lead/lead'
import type { FollowUp, NextAction, Temperature } from '#domain/quote/case/bodies'
import { isOpen } from '#domain/quote/case/change'
import { followUp } from '#domain/quote/case/following-up'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { invalid } from '#domain/refusal'
import type { Desk } from '#tenant/runtime/context'
import { shownCall } from './calls.ts'
import { callTakers } from './claiming.ts'
import { callMatter } from './subject.ts'
import { blankCall } from './telephone-orders.ts'

/** A call as its case hears of it. */
type Told = Pick<Call, 'subject' | 'direction' | 'disposition' | 'result' | 'note'> & {
  readonly temperature?: Temperature | undefined
  readonly next_action?: NextAction | null | undefined
  /** Whether it counts as a try: once for each call. */
  readonly isTry: boolean
  /** What its writer saw of the case; null: whatever stands. */
  readonly version: number | null
}

/** Has the case of a call know of it: tries, last contact and what is next. One that is over is left alone. */
export const tellCase = (desk: Desk, it: Told) => {
  const { subject } = it
  if (subject?.kind === 'quote-case') tellQuoteCase(desk, subject.id, it)
  if (subject?.kind === 'lead') tellLead(desk, subject.id, it)
}

const tellQuoteCase = (desk: Desk, id: string, it: Told) => {
  const { direction, disposition, result, note } = it
  const before = desk.quoteCases.fresh(id, it.version)
  if (!isOpen(before) && !it.next_action) return
  const told = {
    version: before.version,
    attempted: it.isTry && direction === 'out',
    reached: isReached(it),
    temperature: it.temperature,
    next_action: it.next_action === undefined ? before.next_action : it.next_action,
    call: { direction, disposition, result, note },
  }
  desk.quoteCases.keep(followUp(before, told, desk.now), before.version)
}

const tellLead = (desk: Desk, id: string, it: Told) => {
  const before = desk.leads.fresh(id, it.version)
  if (!isOpenLead(before) && !it.next_action) return
  const told = {
    outcome: outcomeOf(it.disposition),
    note: it.note,
    next_action: it.next_action === undefined ? before.next_action : it.next_action,
  }
  desk.leads.keep(logOnLead(before, told, desk.now, it.isTry), before.version)
}

const outcomeOf = (disposition: CallDisposition | null): CallOutcome => {
  if (disposition === 'answered') return 'reached'
  return disposition === 'voicemail_left' ? 'message_left' : 'no_answer'
}

const callbackOf = (next: NextAction | null | undefined) => (next?.type === 'call' ? next.at : null)

/** Keeps a call that somebody writes down, and has its case know. */
export const logCall = (desk: Desk, entry: CallEntry): Call => {
  const { subject: target, subject_version = null, temperature, next_action, ...told } = entry
  const matter = target && callMatter(desk, target)
  const number = parsePhone(told.number) ?? (told.number || (matter?.phone ?? ''))
  if (matter === null && number === '')
    throw invalid({ number: ['Enter the number, or say whom it was about.'] })
  if (told.started_at !== undefined && told.started_at > desk.now)
    throw invalid({ started_at: ['A call that is logged is over.'] })
  const subject = matter?.subject ?? null
  tellCase(desk, {
    ...told,
    subject,
    temperature,
    next_action,
    isTry: true,
    version: subject_version,
  })
  const call = desk.calls.add('call.logged', {
    ...blankCall(desk),
    ...told,
    number,
    subject,
    agency: matter?.agency ?? null,
    user: desk.by,
    started_at: told.started_at ?? desk.now,
    callback_at: callbackOf(next_action),
    is_wrapped_up: true,
  })
  return shownCall(call)
}

/** Says what came of a call that the telephone system told of. */
export const wrapUp = (
  desk: Desk,
  id: string,
  { version, ...told }: CallWrapUp & { readonly version: number },
): Call => {
  const before = desk.calls.fresh(id, version)
  const { subject, direction } = before
  const isTry = before.counted === null
  tellCase(desk, { ...told, subject, direction, isTry, version: null })
  const { temperature: _, next_action, ...kept } = told
  const change = {
    ...kept,
    callback_at: callbackOf(next_action),
    user: before.user ?? desk.by,
    counted: isReached(told) ? 'reached' : 'tried',
    is_wrapped_up: true,
    updated_at: desk.now,
  } as const
  const takers = callTakers(desk, before)
  return shownCall(desk.calls.keep('call.logged', before, change, {}, takers))
}

/** Logs a call to a lead as its own page does; the call stands in the call log too. */
export const logLeadCall = (
  desk: Desk,
  id: string,
  { version, outcome, note = '', next_action }: BodyOf<typeof leadApi.call>,
): Lead => {
  const dispositions = {
    reached: 'answered',
    no_answer: 'no_answer',
    message_left: 'voicemail_left',
  } as const
  const subject = { kind: 'lead', id } as const
  const lead = desk.leads.change(id, version, (it) =>
    logOnLead(it, { outcome, note, next_action }, desk.now),
  )
  keepCall(desk, callMatter(desk, subject), {
    disposition: dispositions[outcome],
    note,
    next_action,
  })
  return lead
}

/** Follows a quote up as its own page does; a try stands in the call log too. */
export const logFollowUp = (desk: Desk, id: string, body: FollowUp): QuoteCase => {
  const it = desk.quoteCases.change(id, body.version, (one) => followUp(one, body, desk.now))
  if (!body.attempted) return it
  const disposition = body.reached ? 'answered' : 'no_answer'
  const { next_action } = body
  keepCall(desk, callMatter(desk, { kind: 'quote-case', id }), {
    disposition,
    note: '',
    next_action,
  })
  return it
}

type Came = {
  readonly disposition: CallDisposition
  readonly note: string
  readonly next_action: NextAction | null
}

const keepCall = (
  desk: Desk,
  { subject, agency, phone }: ReturnType<typeof callMatter>,
  { disposition, note, next_action }: Came,
) =>
  desk.calls.add('call.logged', {
    ...blankCall(desk),
    number: phone,
    subject,
    agency,
    user: desk.by,
    disposition,
    note,
    callback_at: callbackOf(next_action),
    is_wrapped_up: true,
  })
