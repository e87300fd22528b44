import { peopleOfConveyance } from '#domain/conveyance/access'
import { viewerIdsOf } from '#domain/quote/case/access'
import { notFound, Refusal } from '#domain/refusal'
import type { FilingTarget, TrackedEmail } from '#domain/tracked-email/tracked-email'
import { mayUse } from '#domain/user/acting-person'
import type { RequestContext } from '#tenant/runtime/context'
import { keptLead } from './lead-target.ts'
import { type Correspondent, peopleOfCase, peopleOfLead, peopleOfQuote } from './people.ts'

export type TargetKey = Pick<FilingTarget, 'kind' | 'id'>

/** A record that emails are filed to, as its events need it. */
export type TargetView = {
  readonly of:
    | { readonly subject: 'conveyance'; readonly id: string; readonly version: number }
    | { readonly subject: 'quote-case'; readonly id: string; readonly version: number }
    | { readonly subject: 'lead'; readonly id: string; readonly version: number }
  readonly target: FilingTarget
  /** The ids of the staff whom it concerns. */
  readonly users: readonly string[]
  readonly people: () => readonly Correspondent[]
}

/** The record; throws 404 when it is outside the person's scope. */
export const targetIn = (context: RequestContext, { kind, id }: TargetKey): TargetView => {
  if (kind === 'lead') return leadTarget(context, id)
  return kind === 'conveyance' ? caseTarget(context, id) : quoteTarget(context, id)
}

const caseTarget = (context: RequestContext, id: string): TargetView => {
  const { person, conveyances, store } = context
  if (person.id !== 'system' && mayUse(person, ['conveyance.view']) !== true) throw notFound()
  const conveyance = conveyances.get(id)
  return {
    of: { subject: 'conveyance', id, version: conveyance.version },
    target: { kind: 'conveyance', id, ref: conveyance.ref },
    users: peopleOfConveyance(conveyance),
    people: () => peopleOfCase(store, conveyance),
  }
}

const quoteTarget = ({ quoteCases }: RequestContext, id: string): TargetView => {
  const quoteCase = quoteCases.get(id)
  return {
    of: { subject: 'quote-case', id, version: quoteCase.version },
    target: { kind: 'quote-case', id, ref: quoteCase.number },
    users: viewerIdsOf(quoteCase),
    people: () => peopleOfQuote(quoteCase),
  }
}

/** A lead, or the one that it was merged into where the person sees that one. */
const leadTarget = ({ leads, store }: RequestContext, named: string): TargetView => {
  const kept = keptLead({ store }, named)
  const lead = (kept === named ? null : leads.find(kept)) ?? leads.get(named)
  const { id } = lead
  return {
    of: { subject: 'lead', id, version: lead.version },
    target: { kind: 'lead', id, ref: lead.number },
    users: [lead.owner, lead.bdm].flatMap((it) => it?.id ?? []),
    people: () => peopleOfLead(lead),
  }
}

type FiledEvent = {
  readonly name: 'email.filed' | 'email.unfiled'
  readonly email: TrackedEmail
}

/** Records what became of an email as an event of its record. */
export const recordOn = (
  context: RequestContext,
  { of, users }: TargetView,
  { name, email: { id, from, subject } }: FiledEvent,
) => {
  const detail = { email: id, from: from.name || from.address || 'nobody named', subject }
  context.recordEvents([{ name, ...of, changed: ['correspondence'], detail }], { users })
}

/** Whether a record is in the person's scope. */
export const isTargetInScope = (context: RequestContext, key: TargetKey): boolean => {
  try {
    return Boolean(targetIn(context, key))
  } catch (error) {
    if (error instanceof Refusal && error.code === notFound().code) return false
    throw error
  }
}

type Row = { kind: FilingTarget['kind']; id: string; ref: string }

/** The cases, quotes and leads with these references, in whatever scope. */
export const targetsByRef = (
  { store }: Pick<RequestContext, 'store'>,
  refs: readonly string[],
): FilingTarget[] =>
  refs.length === 0
    ? []
    : store.rows<Row>(
        `SELECT 'conveyance' AS kind, id, ref FROM conveyances
           WHERE ref IN (SELECT value FROM json_each(?1))
         UNION ALL SELECT 'quote-case', id, number FROM quote_cases
           WHERE number IN (SELECT value FROM json_each(?1))
         UNION ALL SELECT 'lead', id, doc ->> 'number' FROM leads
           WHERE doc ->> 'number' IN (SELECT value FROM json_each(?1))`,
        JSON.stringify(refs),
      )
