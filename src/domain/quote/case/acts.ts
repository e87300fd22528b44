import { type Acts, firstRefusal, refusedIf, type Verdict } from '#domain/act'
import { addYears, type DateOnly, londonDate } from '#domain/dates'
import { missingForOpening } from '#domain/quote/opening'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { mayAccessQuoteCase } from './access.ts'
import { hasStatus } from './change.ts'
import { hasCurrentPrice } from './expiry.ts'
import type { QuoteCase } from './quote-case.ts'

export type QuoteCaseAct =
  | 'draft'
  | 'discard'
  | 'send'
  | 'edit'
  | 'follow_up'
  | 'whatsapp'
  | 'stage'
  | 'extend'
  | 'hold'
  | 'resume'
  | 'die'
  | 'revive'
  | 'accept_by_phone'
  | 'instruct'

/** Whether the draft may be discarded. */
export const mayDiscard = (it: QuoteCase) => hasStatus(it, ['draft'], 'Mark it dead instead.')

/** Whether the draft may be changed. */
export const mayDraft = (it: QuoteCase) => hasStatus(it, ['draft'], 'Change it on its edit page.')

const beforeSending: Readonly<Partial<Record<QuoteCase['status'], string>>> = {
  on_hold: 'Take it off hold first.',
  dead: 'Revive it first.',
}

/** Whether a price may be sent. */
export const maySend = (it: QuoteCase) =>
  hasStatus(
    it,
    ['draft', 'sent', 'following_up'],
    beforeSending[it.status] ?? 'Its price can no longer change.',
  )

/** Whether the facts of a case that was sent may be changed. */
export const mayEdit = (it: QuoteCase) =>
  hasStatus(it, ['sent', 'following_up', 'on_hold', 'accepted'], 'It cannot be edited here.')

/** Whether a call about it may be logged or planned. */
export const mayFollowUp = (it: QuoteCase) =>
  hasStatus(it, ['sent', 'following_up'], 'Only an open quote can be followed up.')

/** Whether the client may be written to about it. */
export const mayWrite = (it: QuoteCase) =>
  hasStatus(it, ['sent', 'following_up', 'accepted'], 'You cannot write to the client about it.')

/** Whether the offer on the property may be marked accepted or fallen through. */
export const mayChangeStage = (it: QuoteCase) =>
  hasStatus(
    it,
    ['draft', 'sent', 'following_up', 'on_hold', 'accepted'],
    'Its sale stage can no longer change.',
  )

/** Whether the price may be kept open for longer: 409 once it has run out. */
export const mayExtend = (it: QuoteCase, today: DateOnly): Verdict =>
  firstRefusal(
    hasStatus(it, ['sent', 'following_up'], 'Only the price of an open quote can be extended.'),
    hasCurrentPrice(it, today),
  )

/** Whether it may be put on hold. */
export const mayHold = (it: QuoteCase) =>
  hasStatus(it, ['sent', 'following_up'], 'Only an open quote can be put on hold.')

/** Whether it may be taken off hold. */
export const mayResume = (it: QuoteCase) => hasStatus(it, ['on_hold'], 'It is not on hold.')

/** Whether it may be marked dead. */
export const mayDie = (it: QuoteCase) =>
  hasStatus(it, ['sent', 'following_up', 'on_hold'], 'Only an open quote can be marked dead.')

/** Whether a dead case may be brought back: for a year. */
export const mayRevive = (it: QuoteCase, today: DateOnly): Verdict =>
  firstRefusal(
    hasStatus(it, ['dead'], 'Only a dead quote can be revived.'),
    refusedIf(
      it.died_at === null || today > addYears(londonDate(it.died_at), 1),
      'quotecase.dead_too_long',
      `Quote ${it.number} died more than a year ago. Create a new quote.`,
      [{ what: 'A new quote', href: '/quotes/create' }],
    ),
  )

const isComplete = (it: QuoteCase): Verdict => {
  const href = `/quotes/quote-cases/${it.id}/edit`
  const missing = missingForOpening(it.facts).map((what) => ({ what, href }))
  return refusedIf(
    missing.length > 0,
    'quotecase.not_ready',
    'A conveyance needs a little more first.',
    missing,
  )
}

/** Whether conveyances may be opened; `isAcceptedByPhone`: somebody names who accepted on the telephone. */
export const mayInstruct = (
  it: QuoteCase,
  today: DateOnly,
  isAcceptedByPhone: boolean,
): Verdict => {
  if (it.status === 'instructed') return true
  if (it.status === 'accepted') return isComplete(it)
  return firstRefusal(
    hasStatus(it, ['sent', 'following_up', 'on_hold'], 'It cannot be instructed.'),
    hasCurrentPrice(it, today),
    refusedIf(
      !isAcceptedByPhone,
      'quotecase.not_accepted',
      'The client has not accepted yet. Enter who accepted on the telephone.',
    ),
    isComplete(it),
  )
}

/** What somebody may do with a quote case today, each act with true or why not. */
export const quoteCaseActs = (
  it: QuoteCase,
  person: ActingPerson,
  today: DateOnly,
): Acts<QuoteCaseAct> => {
  const access = mayAccessQuoteCase(person, it)
  const forEverybody = (state: Verdict) => firstRefusal(mayChangeWith(person, []), access, state)
  const forCreators = (state: Verdict) =>
    firstRefusal(mayChangeWith(person, ['quotes.create']), access, state)
  return {
    draft: forCreators(mayDraft(it)),
    discard: forCreators(mayDiscard(it)),
    send: forCreators(maySend(it)),
    edit: forCreators(mayEdit(it)),
    follow_up: forEverybody(mayFollowUp(it)),
    whatsapp: forEverybody(mayWrite(it)),
    stage: forEverybody(mayChangeStage(it)),
    extend: forEverybody(mayExtend(it, today)),
    hold: forEverybody(mayHold(it)),
    resume: forEverybody(mayResume(it)),
    die: forEverybody(mayDie(it)),
    revive: forEverybody(mayRevive(it, today)),
    accept_by_phone: forEverybody(mayInstruct(it, today, true)),
    instruct: forEverybody(mayInstruct(it, today, false)),
  }
}
