import type { CallEntry, CallWrapUp } from '#domain/call/api'
import { type Call, type CallDisposition, isAnswered } from '#domain/call/call'
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
import type { RequestContext } from '#tenant/runtime/context'
import { toCallView } from './calls.ts'
import { callClaimants } from './claiming.ts'
import { type CallMatter, callMatter } from './subject.ts'
import { blankCall } from './telephone-orders.ts'

type CallReport = Pick<Call, 'subject' | 'direction' | 'disposition' | 'result' | 'note'> & {
  readonly temperature?: Temperature | undefined
  readonly next_action?: NextAction | null | undefined
  /** Whether to count an attempt, which each call does once. */
  readonly isTry: boolean
  /** The version of the case that the writer saw; null for the current one. */
  readonly version: number | null
}

/** Updates the attempts, last contact and next action of the open lead or quote case that a call is about. */
export const notifyCase = (context: RequestContext, it: CallReport) => {
  const { subject } = it
  if (subject?.kind === 'quote-case') notifyQuoteCase(context, subject.id, it)
  if (subject?.kind === 'lead') notifyLead(context, subject.id, it)
}

const notifyQuoteCase = (context: RequestContext, id: string, it: CallReport) => {
  const { direction, disposition, result, note } = it
  const before = context.quoteCases.fresh(id, it.version)
  if (!isOpen(before) && !it.next_action) return
  const report = {
    version: before.version,
    attempted: it.isTry && direction === 'out',
    reached: isAnswered(it),
    temperature: it.temperature,
    next_action: it.next_action === undefined ? before.next_action : it.next_action,
    call: { direction, disposition, result, note },
  }
  context.quoteCases.keep(followUp(before, report, context.now), before.version)
}

const notifyLead = (context: RequestContext, id: string, it: CallReport) => {
  const before = context.leads.fresh(id, it.version)
  if (!isOpenLead(before) && !it.next_action) return
  const report = {
    outcome: outcomeOf(it.disposition),
    note: it.note,
    next_action: it.next_action === undefined ? before.next_action : it.next_action,
  }
  context.leads.keep(logOnLead(before, report, context.now, it.isTry), before.version)
}

const outcomeOf = (disposition: CallDisposition | null): CallOutcome => {
  if (disposition === 'answered') return 'reached'
  return disposition === 'voicemail_left' ? 'message_left' : 'no_answer'
}

const callbackOf = (next: NextAction | null | undefined) => (next?.type === 'call' ? next.at : null)

/** The number of a call, its record's where nobody gave one. Throws 422 for neither, and for a call that is yet to come. */
const numberOf = (
  { now }: Pick<RequestContext, 'now'>,
  { number: given, started_at }: CallEntry,
  matter: CallMatter | null,
): string => {
  const number = parsePhone(given) ?? (given || (matter?.phone ?? ''))
  if (matter === null && number === '')
    throw invalid({ number: ['Enter the number, or choose who the call was about.'] })
  if (started_at !== undefined && started_at > now)
    throw invalid({ started_at: ['Enter a time that is not in the future.'] })
  return number
}

export const logCall = (context: RequestContext, entry: CallEntry): Call => {
  const { subject: target, subject_version = null, ...rest } = entry
  const { temperature, next_action, person, ...told } = rest
  const matter = target && callMatter(context, target)
  const number = numberOf(context, entry, matter)
  const subject = matter?.subject ?? null
  notifyCase(context, {
    ...told,
    subject,
    temperature,
    next_action,
    isTry: true,
    version: subject_version,
  })
  const call = context.calls.add('call.logged', {
    ...blankCall(context),
    ...told,
    ...(person === undefined ? {} : { person }),
    number,
    subject,
    agency: matter?.agency ?? null,
    user: context.by,
    started_at: told.started_at ?? context.now,
    callback_at: callbackOf(next_action),
    is_wrapped_up: true,
  })
  return toCallView(call)
}

/** Records the outcome of a call that came from the telephone system. */
export const wrapUp = (
  context: RequestContext,
  id: string,
  { version, ...told }: CallWrapUp & { readonly version: number },
): Call => {
  const before = context.calls.fresh(id, version)
  const { subject, direction } = before
  const isTry = before.counted === null
  notifyCase(context, { ...told, subject, direction, isTry, version: null })
  const { temperature: _, next_action, ...kept } = told
  const change = {
    ...kept,
    callback_at: callbackOf(next_action),
    user: before.user ?? context.by,
    counted: isAnswered(told) ? 'reached' : 'tried',
    is_wrapped_up: true,
    updated_at: context.now,
  } as const
  const claimants = callClaimants(context, before)
  return toCallView(context.calls.keep('call.logged', before, change, {}, claimants))
}

export const logLeadCall = (
  context: RequestContext,
  id: string,
  { version, outcome, note = '', next_action }: BodyOf<typeof leadApi.call>,
): Lead => {
  const dispositions = {
    reached: 'answered',
    no_answer: 'no_answer',
    message_left: 'voicemail_left',
  } as const
  const subject = { kind: 'lead', id } as const
  const lead = context.leads.change(id, version, (it) =>
    logOnLead(it, { outcome, note, next_action }, context.now),
  )
  saveCall(context, callMatter(context, subject), {
    disposition: dispositions[outcome],
    note,
    next_action,
  })
  return lead
}

export const logFollowUp = (context: RequestContext, id: string, body: FollowUp): QuoteCase => {
  const it = context.quoteCases.change(id, body.version, (one) => followUp(one, body, context.now))
  if (!body.attempted) return it
  const disposition = body.reached ? 'answered' : 'no_answer'
  const { next_action } = body
  saveCall(context, callMatter(context, { kind: 'quote-case', id }), {
    disposition,
    note: '',
    next_action,
  })
  return it
}

type CallResult = {
  readonly disposition: CallDisposition
  readonly note: string
  readonly next_action: NextAction | null
}

const saveCall = (
  context: RequestContext,
  { subject, agency, phone }: ReturnType<typeof callMatter>,
  { disposition, note, next_action }: CallResult,
) =>
  context.calls.add('call.logged', {
    ...blankCall(context),
    number: phone,
    subject,
    agency,
    user: context.by,
    disposition,
    note,
    callback_at: callbackOf(next_action),
    is_wrapped_up: true,
  })
