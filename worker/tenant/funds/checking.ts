import { assertAllowed, refuseIf } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type FundsAct, fundsActs } from '#domain/funds/acts'
import type {
  FundsRejection,
  FundsRequest,
  FundsReviewEntry,
  FundsWriting,
  GiverChoice,
} from '#domain/funds/bodies'
import { acceptedBy, asked, reviewed, sentBack, withPart, written } from '#domain/funds/changing'
import type { FundsPart, FundsStatement } from '#domain/funds/funds'
import { fundsProblems } from '#domain/funds/rules'
import type { CaseFunds } from '#domain/funds/view'
import { assertValid, notFound } from '#domain/refusal'
import { assertMayChange, reasonToAsk } from '#tenant/conveyance/of-person/changing'
import { about } from '#tenant/conveyance/of-person/recording'
import { identityChecksOf } from '#tenant/identity/stored'
import type { RequestContext } from '#tenant/runtime/context'
import { followFundsOf } from './following.ts'
import { recordFundsAsked, recordFundsEvent } from './recording.ts'
import { fundsOf } from './stored.ts'
import { caseFunds, fundsCaseOf, statementFor } from './view.ts'

type Address = { readonly id: string; readonly contact: string }
type Found = { readonly conveyance: Conveyance; readonly statement: FundsStatement }

/** The statement to change; throws 404, 403, and 409 for a stale version and for what may not be done. */
const statementTo = (
  context: RequestContext,
  act: FundsAct,
  { id, contact }: Address,
  version: number,
): Found => {
  const conveyance = context.conveyances.get(id)
  const statement = statementFor(context, conveyance, contact)
  assertMayChange(statement, version, {
    may: () => fundsActs(context.person, statement, fundsCaseOf(context, conveyance))[act],
    view: () => caseFunds(context, id),
  })
  return { conveyance, statement }
}

const save = (context: RequestContext, statement: FundsStatement): CaseFunds => {
  fundsOf(context.store).save(statement)
  followFundsOf(context, statement.conveyance_id)
  return caseFunds(context, statement.conveyance_id)
}

export const askForFunds = (
  context: RequestContext,
  address: Address,
  { version, reason }: FundsRequest,
): CaseFunds => {
  const { conveyance, statement } = statementTo(context, 'ask', address, version)
  const missing = 'Enter what is missing, for the client to read.'
  const after = asked(statement, reasonToAsk(statement, reason, missing), context)
  recordFundsAsked(context, conveyance, after, after.asked?.reason ?? null)
  return save(context, after)
}

const partFrom = (
  context: RequestContext,
  { kind, amount, story, giver_name = '', giver_relation = '' }: FundsWriting['parts'][number],
): FundsPart => ({
  id: context.newId(),
  kind,
  amount,
  story,
  giver:
    kind === 'gift'
      ? { name: giver_name, relation: giver_relation, is_loan: false, gets_share: false }
      : null,
  giver_id: null,
  files: [],
})

/** Writes down what a client told; it has no files, so that a review rests on the papers themselves. */
export const writeFunds = (
  context: RequestContext,
  address: Address,
  { version, parts }: FundsWriting,
): CaseFunds => {
  const { conveyance, statement } = statementTo(context, 'write', address, version)
  const after = written(
    statement,
    parts.map((it) => partFrom(context, it)),
    context.now,
  )
  recordFundsEvent(context, conveyance, after, { name: 'funds.written', detail: about(after) })
  return save(context, after)
}

export const chooseGiver = (
  context: RequestContext,
  address: Address,
  { version, part, contact_id }: GiverChoice,
): CaseFunds => {
  const { conveyance, statement } = statementTo(context, 'giver', address, version)
  if (!statement.parts.some((it) => it.id === part && it.kind === 'gift')) throw notFound()
  const check = identityChecksOf(context.store).of(address.id, contact_id)
  assertAllowed(
    refuseIf(
      check?.role !== 'giver',
      'funds.giver_unknown',
      'Add this person to the identity checks first, as somebody who gives money.',
    ),
  )
  const after = withPart(statement, part, { giver_id: contact_id })
  recordFundsEvent(context, conveyance, after, {
    name: 'funds.giver-chosen',
    detail: { ...about(after), giver: check?.name ?? '' },
  })
  return save(context, after)
}

export const reviewFunds = (
  context: RequestContext,
  address: Address,
  { version, way, seen, note = '' }: FundsReviewEntry,
): CaseFunds => {
  const { conveyance, statement } = statementTo(context, 'review', address, version)
  const isWhole = statement.parts.every(({ id }) => seen.some(({ part }) => part === id))
  const problems = fundsProblems(statement, context.today, way)
  assertValid({
    ...(isWhole ? {} : { seen: ['Enter what was seen of each part.'] }),
    ...(problems.length > 0 ? { way: problems } : {}),
  })
  const after = reviewed(statement, { way, seen, note }, context)
  recordFundsEvent(context, conveyance, after, { name: 'funds.reviewed', detail: about(after) })
  return save(context, after)
}

export const acceptFunds = (
  context: RequestContext,
  address: Address,
  version: number,
): CaseFunds => {
  const { conveyance, statement } = statementTo(context, 'accept', address, version)
  const after = acceptedBy(statement, context)
  recordFundsEvent(context, conveyance, after, { name: 'funds.accepted', detail: about(after) })
  return save(context, after)
}

export const rejectFunds = (
  context: RequestContext,
  address: Address,
  { version, reason }: FundsRejection,
): CaseFunds => {
  const { conveyance, statement } = statementTo(context, 'reject', address, version)
  const after = sentBack(statement, reason, context)
  recordFundsEvent(context, conveyance, after, {
    name: 'funds.sent-back',
    detail: { ...about(after), reason },
  })
  return save(context, after)
}
