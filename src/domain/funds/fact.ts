import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Evidence } from '#domain/conveyance/evidence/evidence'
import { lockedFacts } from '#domain/conveyance/gates'
import { isEnded } from '#domain/conveyance/labels'
import { withFact, withoutFact } from '#domain/conveyance/plan/fact-recording'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import { type Instant, londonDate } from '#domain/dates'
import { formatPence } from '#domain/money'
import type { Named } from '#domain/party'
import { type FundsCase, uncheckedGivers } from './acts.ts'
import type { FundsReview, FundsStatement } from './funds.ts'
import { fundsKinds } from './labels.ts'
import { figureProblems, totalOf } from './rules.ts'

const FACT = 'source_of_funds_accepted'

type Accepted = FundsStatement & {
  readonly review: FundsReview
  readonly accepted: NonNullable<FundsStatement['accepted']>
}

const isAccepted = (it: FundsStatement): it is Accepted =>
  it.status === 'accepted' && it.review !== null && it.accepted !== null

const seenIn = (all: readonly Accepted[]) =>
  all
    .flatMap(({ parts }) => parts)
    .map(({ kind, amount }) => `${fundsKinds[kind]} ${formatPence(amount ?? 0)}`)
    .join(', ')

const giftsIn = (all: readonly Accepted[]) =>
  all
    .flatMap(({ parts }) => parts)
    .flatMap(({ giver, amount }) =>
      giver ? [`${giver.name} (${giver.relation}), ${formatPence(amount ?? 0)}`] : [],
    )
    .join('; ')

const evidenceFrom = (all: readonly Accepted[]): Evidence => ({
  who: all.map(({ name }) => name).join(' and '),
  seen: seenIn(all),
  on: londonDate(
    all.map(({ review }) => review.at).reduce((one, other) => (one < other ? one : other)),
  ),
  how: 'bank',
  amount: totalOf(all.flatMap(({ parts }) => parts)),
  reference: null,
  expires_on: null,
  gift: giftsIn(all) || null,
  checks: all.map(({ id }) => id),
})

/** Records that the source of funds was accepted, by the second person, on what the first one saw. */
export const recordFunds = (
  records: CaseRecords,
  evidence: Evidence,
  { by, recorded_by }: { readonly by: Named; readonly recorded_by: Named },
  now: Instant,
): CaseChange =>
  settle(
    records,
    { conveyance: withFact(records.conveyance, FACT, by, now, { evidence, recorded_by }) },
    now,
    [],
  )

const isPlanned = ({ plan }: CaseRecords) => tasksOf(plan).some(({ evidence }) => evidence === FACT)

const withoutFunds = (records: CaseRecords, now: Instant): CaseChange =>
  settle(records, { conveyance: withoutFact(records.conveyance, FACT) }, now, [
    {
      name: 'conveyance.updated',
      changed: ['facts'],
      detail: { title: 'The source of funds is to be accepted again' },
    },
  ])

/** The first reason why the statements of a case do not carry it; null when they do. */
const isCarried = (of: FundsCase) =>
  of.conveyance.clients.every(({ contact_id }) =>
    of.statements.some((it) => it.contact_id === contact_id && isAccepted(it)),
  ) &&
  figureProblems(of.conveyance, of.statements).length === 0 &&
  of.statements.every((it) => uncheckedGivers(it, of).length === 0)

/**
 * The case with the fact recorded while the statements of all clients are accepted and agree with the price, and taken
 * back once they do not; null when nothing changes, and for what exchange relied on.
 */
export const followFunds = (
  records: CaseRecords,
  of: Omit<FundsCase, 'conveyance'>,
  now: Instant,
): CaseChange | null => {
  const { conveyance } = records
  const fact = conveyance.facts[FACT]
  if (isEnded(conveyance) || of.statements.length === 0 || !isPlanned(records)) return null
  const accepted = of.statements.filter(isAccepted)
  const last = accepted.at(-1)
  if (last && isCarried({ ...of, conveyance })) {
    if (fact) return null
    const people = { by: last.accepted.by, recorded_by: last.review.by }
    return recordFunds(records, evidenceFrom(accepted), people, now)
  }
  const isKept = fact?.evidence?.checks === undefined || lockedFacts(conveyance).has(FACT)
  return isKept ? null : withoutFunds(records, now)
}
