import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
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

export const mayDiscard = (it: QuoteCase) => hasStatus(it, ['draft'], 'Close it as lost instead.')

export const mayDraft = (it: QuoteCase) => hasStatus(it, ['draft'], 'Change it on its edit page.')

const beforeSending: Readonly<Partial<Record<QuoteCase['status'], string>>> = {
  on_hold: 'Take it off hold first.',
  dead: 'Revive it first.',
}

export const maySend = (quoteCase: QuoteCase) =>
  hasStatus(
    quoteCase,
    ['draft', 'sent', 'following_up'],
    beforeSending[quoteCase.status] ?? 'Its price can no longer change.',
  )

export const mayEdit = (quoteCase: QuoteCase) =>
  hasStatus(quoteCase, ['sent', 'following_up', 'on_hold', 'accepted'], 'It cannot be edited here.')

export const mayFollowUp = (quoteCase: QuoteCase) =>
  hasStatus(quoteCase, ['sent', 'following_up'], 'Only an open quote can be followed up.')

export const mayWrite = (quoteCase: QuoteCase) =>
  hasStatus(
    quoteCase,
    ['sent', 'following_up', 'accepted'],
    'You cannot write to the client about it.',
  )

export const mayChangeStage = (quoteCase: QuoteCase) =>
  hasStatus(
    quoteCase,
    ['draft', 'sent', 'following_up', 'on_hold', 'accepted'],
    'Its sale stage can no longer change.',
  )

/** Whether the quote may be extended; 409 once it has expired. */
export const mayExtend = (
  quoteCase: Pick<QuoteCase, 'id' | 'number' | 'status' | 'valid_until'>,
  today: DateOnly,
): Verdict =>
  firstRefusal(
    hasStatus(quoteCase, ['sent', 'following_up'], 'Only an open quote can be extended.'),
    hasCurrentPrice(quoteCase, today),
  )

export const mayHold = (quoteCase: QuoteCase) =>
  hasStatus(quoteCase, ['sent', 'following_up'], 'Only an open quote can be put on hold.')

export const mayResume = (it: QuoteCase) => hasStatus(it, ['on_hold'], 'It is not on hold.')

/** Whether it may be closed as lost. */
export const mayCloseAsLost = (quoteCase: Pick<QuoteCase, 'number' | 'status'>) =>
  hasStatus(
    quoteCase,
    ['sent', 'following_up', 'on_hold'],
    'Only an open quote can be closed as lost.',
  )

export const mayRevive = (quoteCase: QuoteCase, today: DateOnly): Verdict =>
  firstRefusal(
    hasStatus(quoteCase, ['dead'], 'Only a lost quote can be revived.'),
    refuseIf(
      quoteCase.died_at === null || today > addYears(londonDate(quoteCase.died_at), 1),
      'quotecase.dead_too_long',
      `Quote ${quoteCase.number} was closed more than a year ago. Create a new quote.`,
      [{ what: 'A new quote', href: '/quotes/create' }],
    ),
  )

const isComplete = (quoteCase: QuoteCase): Verdict => {
  const href = `/quotes/quote-cases/${quoteCase.id}/edit`
  const missing = missingForOpening(quoteCase.facts).map((what) => ({ what, href }))
  return refuseIf(
    missing.length > 0,
    'quotecase.not_ready',
    'Complete these details before opening a conveyance.',
    missing,
  )
}

/** Whether conveyances may be opened; `isAcceptedByPhone` if a telephone acceptance is given with it. */
export const mayInstruct = (
  quoteCase: QuoteCase,
  today: DateOnly,
  isAcceptedByPhone: boolean,
): Verdict => {
  if (quoteCase.status === 'instructed') return true
  if (quoteCase.status === 'accepted') return isComplete(quoteCase)
  return firstRefusal(
    hasStatus(quoteCase, ['sent', 'following_up', 'on_hold'], 'It cannot be instructed.'),
    hasCurrentPrice(quoteCase, today),
    refuseIf(
      !isAcceptedByPhone,
      'quotecase.not_accepted',
      'The client has not accepted yet. If they accepted by telephone, enter who.',
    ),
    isComplete(quoteCase),
  )
}

export const quoteCaseActs = (
  quoteCase: QuoteCase,
  person: ActingPerson,
  today: DateOnly,
): Acts<QuoteCaseAct> => {
  const access = mayAccessQuoteCase(person, quoteCase)
  const forStaff = (state: Verdict) => firstRefusal(mayChangeWith(person, []), access, state)
  const forCreators = (state: Verdict) =>
    firstRefusal(mayChangeWith(person, ['quotes.create']), access, state)
  return {
    draft: forCreators(mayDraft(quoteCase)),
    discard: forCreators(mayDiscard(quoteCase)),
    send: forCreators(maySend(quoteCase)),
    edit: forCreators(mayEdit(quoteCase)),
    follow_up: forStaff(mayFollowUp(quoteCase)),
    whatsapp: forStaff(mayWrite(quoteCase)),
    stage: forStaff(mayChangeStage(quoteCase)),
    extend: forStaff(mayExtend(quoteCase, today)),
    hold: forStaff(mayHold(quoteCase)),
    resume: forStaff(mayResume(quoteCase)),
    die: forStaff(mayCloseAsLost(quoteCase)),
    revive: forStaff(mayRevive(quoteCase, today)),
    accept_by_phone: forStaff(mayInstruct(quoteCase, today, true)),
    instruct: forStaff(mayInstruct(quoteCase, today, false)),
  }
}
