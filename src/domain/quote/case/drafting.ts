import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { keysOf } from '#domain/entries'
import { fieldChanges } from '#domain/field-change'
import type { Actor, Named } from '#domain/party'
import type { QuoteFacts } from '#domain/quote/facts'
import { withChange } from '#domain/record-change'
import { mayDraft } from './acts.ts'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import type { QuoteCase } from './quote-case.ts'

export type CasePeople = {
  readonly owner: Named | null
  readonly giver: Named | null
  readonly bdm: Named | null
}

export type NewDraft = {
  readonly id: string
  readonly number: string
  readonly lead_id: string | null
  readonly facts: QuoteFacts
  readonly people: CasePeople
}

export const blankCase = {
  version: 1,
  lead_id: null,
  referral_disclosed_at: null,
  dead_on: null,
  next_action: null,
  attempts: 0,
  last_contact_at: null,
  temperature: 'warm',
  hold_until: null,
  hold_reason: null,
  dead_reason: null,
  dead_note: null,
  died_at: null,
  linked_conveyances: [],
} satisfies Partial<QuoteCase>

/** Creates a draft; its author is owner and giver unless others are named. */
export const createDraft = (newDraft: NewDraft, actor: Actor, now: Instant): QuoteCaseOutcome => {
  const author = { id: actor.id, name: actor.name }
  const quoteCase: QuoteCase = {
    ...blankCase,
    id: newDraft.id,
    number: newDraft.number,
    lead_id: newDraft.lead_id,
    status: 'draft',
    sale_stage: newDraft.facts.sale_stage,
    owner: newDraft.people.owner ?? author,
    giver: newDraft.people.giver ?? author,
    bdm: newDraft.people.bdm,
    valid_until: newDraft.facts.valid_until,
    facts: newDraft.facts,
    quotes: [],
    created_at: now,
    updated_at: now,
  }
  return { quoteCase, events: [quoteCaseEvent('quote.created', quoteCase, ['status'], {})] }
}

/** Saves a draft, complete or not; throws 409 once the case was sent. */
export const saveDraft = (
  it: QuoteCase,
  { facts, people }: { readonly facts: QuoteFacts; readonly people: CasePeople },
  now: Instant,
): QuoteCaseOutcome => {
  assertAllowed(mayDraft(it))
  const quoteCase = withChange(
    it,
    { ...assignedPeople(it, people), ...stageFields(facts), facts },
    now,
  )
  const detail = { changes: draftChanges(it, quoteCase), is_autosave: true } as const
  return { quoteCase, events: [quoteCaseEvent('quotecase.updated', quoteCase, ['facts'], detail)] }
}

export const assignedPeople = (quoteCase: QuoteCase, people: CasePeople) => ({
  owner: people.owner ?? quoteCase.owner,
  giver: people.giver ?? quoteCase.giver,
  bdm: people.bdm,
})

const stageFields = (facts: QuoteFacts) => ({
  sale_stage: facts.sale_stage,
  valid_until: facts.valid_until,
})

const peopleKeys = ['owner', 'giver', 'bdm'] as const

/** The facts and people that differ between two versions of a case. */
export const draftChanges = (before: QuoteCase, after: QuoteCase) => [
  ...fieldChanges(before.facts, after.facts, keysOf(after.facts)),
  ...fieldChanges(before, after, peopleKeys),
]
