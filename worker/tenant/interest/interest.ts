import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { addDays, type DateOnly, later, shortDate } from '#domain/dates'
import { type InterestAct, interestActs, isOwed, mayPropose } from '#domain/interest/acts'
import type { InterestApproval, InterestProposal } from '#domain/interest/bodies'
import type { CaseInterest, Interest } from '#domain/interest/interest'
import { holdingPeriod, workedOut } from '#domain/interest/working'
import { invalid, wrongState } from '#domain/refusal'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { stampOf } from '#tenant/core/stamp'
import { requireFresh } from '#tenant/core/table'
import { caseBooksOf } from '#tenant/ledger/case-books'
import { postToBooks } from '#tenant/ledger/posting'
import type { RequestContext } from '#tenant/runtime/context'
import { interestDocument } from './document.ts'
import { interestPolicyOf } from './policy.ts'

export type InterestAddress = { readonly id: string; readonly interest: string }

const recordsOf = ({ store }: Pick<RequestContext, 'store'>) =>
  caseRecordsOf(store, interestDocument)

/** The last day that a proposal covers; those that were rejected cover none. */
const coveredUntil = (all: readonly Interest[]) =>
  all
    .filter(({ status }) => status !== 'rejected')
    .reduce<string | null>((last, { working: { to } }) => later(last ?? to, to), null)

/** What is due for the days until yesterday that nothing covers; today is not over yet. */
const dueFor = (context: RequestContext, conveyance: Conveyance, all: readonly Interest[]) => {
  const { id } = conveyance
  const { books } = caseBooksOf(context, [{ conveyance }])
  const period = holdingPeriod(books, id, coveredUntil(all), addDays(context.today, -1))
  return period && workedOut(books, id, period, interestPolicyOf(context))
}

const viewOf = (context: RequestContext, conveyance: Conveyance): CaseInterest => {
  const interest = recordsOf(context).of([conveyance.id])
  return { interest, due: dueFor(context, conveyance, interest) }
}

/** The interest of a case. Throws 404 out of scope. */
export const caseInterest = (context: RequestContext, id: string): CaseInterest =>
  viewOf(context, context.conveyances.get(id))

const about = (conveyance: Conveyance) => ({
  ...ofCase(conveyance),
  changed: ['interest', 'ledger'],
})

const detailOf = ({ id, working: { amount, from, to } }: Interest) => ({
  interest: id,
  ...{ amount, from, to },
})

/** What is due until a day of the period; throws 422 outside it, 409 where it comes to too little. */
const dueUntil = (
  context: RequestContext,
  conveyance: Conveyance,
  due: CaseInterest['due'],
  to: DateOnly,
) => {
  if (due === null || to < due.from || to > due.to)
    throw invalid({
      to: [`Enter a day from ${shortDate(due?.from ?? to)} to ${shortDate(due?.to ?? to)}.`],
    })
  const { books } = caseBooksOf(context, [{ conveyance }])
  const period = { from: due.from, to }
  const working = workedOut(books, conveyance.id, period, interestPolicyOf(context))
  assertAllowed(isOwed(working))
  return working
}

/** Proposes what is due until a day, as the firm’s rates have it. */
export const proposeInterest = (
  context: RequestContext,
  id: string,
  { to }: InterestProposal,
): CaseInterest => {
  const conveyance = context.conveyances.get(id)
  const before = viewOf(context, conveyance)
  assertAllowed(mayPropose(context.person, conveyance, before))
  const working = dueUntil(context, conveyance, before.due, to)
  const interest = recordsOf(context).insert({
    id: context.newId(),
    version: 1,
    conveyance_id: id,
    status: 'proposed',
    working,
    proposed: stampOf(context),
    posted: null,
    rejected: null,
  })
  context.recordEvents(
    [{ name: 'interest.proposed', ...about(conveyance), detail: detailOf(interest) }],
    staffOfCase(conveyance),
  )
  return viewOf(context, conveyance)
}

const toDecide = (
  context: RequestContext,
  act: InterestAct,
  { id, interest }: InterestAddress,
  version: number,
) => {
  const conveyance = context.conveyances.get(id)
  const before = recordsOf(context).get(id, interest)
  requireFresh(version, before)
  assertAllowed(interestActs(context.person, conveyance, before)[act])
  return { conveyance, before }
}

/** Posts interest from the office account to the client; throws 409 where the books say another sum by now. */
const postInterest = (
  context: RequestContext,
  conveyance: Conveyance,
  { working: { from, to, amount }, proposed }: Interest,
  on: DateOnly,
) => {
  const { id } = conveyance
  const { books } = caseBooksOf(context, [{ conveyance }])
  const now = workedOut(books, id, { from, to }, interestPolicyOf(context))
  if (now.amount !== amount)
    throw wrongState(
      'interest.changed',
      'The ledger has changed for these days since it was worked out. Reject it and propose it again.',
    )
  const people = { by: proposed.by.id, approvedBy: context.by.id }
  const act = { act: 'office_to_client', reason: 'interest', case: id, date: on, amount, ...people }
  return postToBooks(context, books, act, {
    narrative: `Interest, ${shortDate(from)} to ${shortDate(to)}`,
    other_party: null,
    by: proposed.by,
    approved_by: stampOf(context).by,
  })
}

/** Approves interest, which posts it. */
export const approveInterest = (
  context: RequestContext,
  address: InterestAddress,
  { version, on }: InterestApproval,
): CaseInterest => {
  const { conveyance, before } = toDecide(context, 'approve', address, version)
  const posting = postInterest(context, conveyance, before, on)
  const posted = recordsOf(context).replace({
    ...before,
    version: version + 1,
    status: 'posted',
    posted: { ...stampOf(context), on, posting: posting.n },
  })
  const detail = { ...detailOf(posted), posting: posting.n }
  context.recordEvents(
    [{ name: 'interest.posted', ...about(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return viewOf(context, conveyance)
}

export const rejectInterest = (
  context: RequestContext,
  address: InterestAddress,
  { version, reason }: { readonly version: number; readonly reason: string },
): CaseInterest => {
  const { conveyance, before } = toDecide(context, 'reject', address, version)
  const rejected = recordsOf(context).replace({
    ...before,
    version: version + 1,
    status: 'rejected',
    rejected: { ...stampOf(context), reason },
  })
  const detail = { ...detailOf(rejected), reason }
  context.recordEvents(
    [{ name: 'interest.rejected', ...about(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return viewOf(context, conveyance)
}
