import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { notFound, stale } from '#domain/refusal'
import { type SanctionsAct, sanctionsActs } from '#domain/sanctions/acts'
import type { Judging, SendingBack } from '#domain/sanctions/bodies'
import type { SanctionsEvents } from '#domain/sanctions/events'
import { confirmedSame, judged, type SanctionsJudgement } from '#domain/sanctions/judgement'
import type { CaseSanctions, SanctionsMatch } from '#domain/sanctions/view'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { followRiskOf } from '#tenant/risk/following'
import type { RequestContext } from '#tenant/runtime/context'
import { caseSanctions, judgementsOf, matchesIn } from './screening.ts'

type Address = { readonly id: string; readonly match: string }
type Found = { readonly conveyance: Conveyance; readonly match: SanctionsMatch }

export const sanctionsOf = (context: RequestContext, id: string): CaseSanctions =>
  caseSanctions(context, context.conveyances.get(id))

/** The match to decide about; throws 404 for none, 409 for a stale version and for what may not be done. */
const matchTo = (
  context: RequestContext,
  act: SanctionsAct,
  address: Address,
  version: number,
): Found => {
  const conveyance = context.conveyances.get(address.id)
  const match = matchesIn(context.store, conveyance).find(({ id }) => id === address.match)
  if (match === undefined) throw notFound()
  if ((match.judgement?.version ?? 0) !== version)
    throw stale(caseSanctions(context, conveyance), null)
  assertAllowed(sanctionsActs(context.person, conveyance, match.judgement)[act])
  return { conveyance, match }
}

type Name = 'sanctions.judged' | 'sanctions.confirmed' | 'sanctions.sent-back'
type Draft = {
  readonly [N in Name]: { readonly name: N; readonly detail: SanctionsEvents[N]['detail'] }
}[Name]

const save = (
  context: RequestContext,
  conveyance: Conveyance,
  judgement: SanctionsJudgement,
  draft: Draft,
): CaseSanctions => {
  const records = judgementsOf(context.store)
  if (judgement.version === 1) records.insert(judgement)
  else records.replace(judgement)
  context.recordEvents(
    [{ ...draft, ...ofCase(conveyance), changed: ['sanctions'] }],
    staffOfCase(conveyance),
  )
  followRiskOf(context, conveyance.id)
  return caseSanctions(context, conveyance)
}

const about = ({ person, name }: SanctionsMatch) => ({ person, entry: name })

const judgementBy = (
  context: RequestContext,
  { conveyance, match }: Found,
  entry: Pick<Judging, 'outcome' | 'reason'>,
) => {
  const { id, version } = match.judgement ?? { id: context.newId(), version: 0 }
  const of = { id, version, conveyance_id: conveyance.id, match: match.id, ...about(match) }
  return judged(of, entry, context)
}

export const judgeMatch = (
  context: RequestContext,
  address: Address,
  { version, outcome, reason }: Judging,
): CaseSanctions => {
  const found = matchTo(context, 'judge', address, version)
  const detail = { ...about(found.match), is_same: outcome === 'same', reason }
  return save(context, found.conveyance, judgementBy(context, found, { outcome, reason }), {
    name: 'sanctions.judged',
    detail,
  })
}

const waitingIn = ({ judgement }: SanctionsMatch): SanctionsJudgement => {
  if (judgement === null) throw new Error('The match has no judgement.')
  return judgement
}

export const confirmMatch = (
  context: RequestContext,
  address: Address,
  version: number,
): CaseSanctions => {
  const { conveyance, match } = matchTo(context, 'confirm', address, version)
  return save(context, conveyance, confirmedSame(waitingIn(match), context), {
    name: 'sanctions.confirmed',
    detail: about(match),
  })
}

/** Opens a match again that somebody judged to be the same person. */
export const sendMatchBack = (
  context: RequestContext,
  address: Address,
  { version, reason }: SendingBack,
): CaseSanctions => {
  const { conveyance, match } = matchTo(context, 'send_back', address, version)
  const open = judged(waitingIn(match), { outcome: 'open', reason }, context)
  return save(context, conveyance, open, {
    name: 'sanctions.sent-back',
    detail: { ...about(match), reason },
  })
}
