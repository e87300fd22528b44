import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import type { Evidence, EvidenceWay } from '#domain/conveyance/evidence/evidence'
import { lockedFacts } from '#domain/conveyance/gates'
import { isEnded } from '#domain/conveyance/labels'
import { withFact, withoutFact } from '#domain/conveyance/plan/fact-recording'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import { type DateOnly, earlier, type Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import type { IdentityCheck, IdentityReview, IdentityWay } from './identity.ts'
import { identityPapers } from './labels.ts'
import { checksOf } from './standing.ts'

const FACT = 'identity_checked'

const ways: Readonly<Record<IdentityWay, EvidenceWay>> = {
  pictures: 'pictures',
  electronic: 'electronic',
  in_person: 'in_person',
  video: 'video',
  certified_copy: 'certified_copy',
}

/** A check that passed, with both of its people. */
type Passed = IdentityCheck & {
  readonly review: IdentityReview
  readonly passed: NonNullable<IdentityCheck['passed']>
}

const hasPassed = (check: IdentityCheck | null): check is Passed =>
  check !== null && check.status === 'passed' && check.review !== null && check.passed !== null

const papersIn = ({ review }: Passed) =>
  review.relied_on.map(({ paper, ending }) => `${identityPapers[paper]} ending ${ending}`)

const firstExpiry = (checks: readonly Passed[]) =>
  checks
    .flatMap(({ review }) => review.relied_on.flatMap(({ expires_on }) => expires_on ?? []))
    .reduce<DateOnly | null>((first, on) => (first === null ? on : earlier(first, on)), null)

/** The evidence of a case whose every check has passed: its oldest day and first expiry count. */
const evidenceFrom = (checks: readonly [Passed, ...Passed[]]): Evidence => ({
  who: checks.map(({ name }) => name).join(' and '),
  seen: checks.flatMap(papersIn).join(', '),
  on: checks.map(({ review }) => review.on).reduce((first, on) => earlier(first, on)),
  how: ways[checks[0].review.way],
  amount: null,
  reference: null,
  expires_on: firstExpiry(checks),
  gift: null,
  checks: checks.map(({ id }) => id),
})

/** Records that everybody’s identity was checked, by the second person, on what the first one saw. */
export const recordIdentity = (
  records: CaseRecords,
  evidence: Evidence,
  { by, recorded_by }: { readonly by: Named; readonly recorded_by: Named },
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  const isRenewed = conveyance.facts[FACT] !== undefined
  const proven = withFact(conveyance, FACT, by, now, { evidence, recorded_by })
  return settle(
    records,
    { conveyance: proven },
    now,
    isRenewed ? [{ name: 'fact.recorded', changed: [FACT], detail: { fact: FACT, evidence } }] : [],
  )
}

const lastPassed = (checks: readonly [Passed, ...Passed[]]) =>
  checks.reduce((last, it) => (it.passed.at > last.passed.at ? it : last))

const withoutIdentity = (records: CaseRecords, now: Instant): CaseChange =>
  settle(records, { conveyance: withoutFact(records.conveyance, FACT) }, now, [
    {
      name: 'conveyance.updated',
      changed: ['facts'],
      detail: { title: 'Identity is to be checked again' },
    },
  ])

/** Whether checks that are open take the fact back: one of before the checks had records stays until somebody changes. */
const isTakenBack = ({ facts }: Conveyance, checks: readonly (IdentityCheck | null)[]) => {
  const open = checks.filter((it) => !hasPassed(it))
  if (facts[FACT]?.evidence?.checks !== undefined) return open.length > 0
  return open.some(
    (it) =>
      it !== null &&
      (it.role !== 'client' || it.status === 'failed' || it.rounds.at(-1)?.ended === 'reopened'),
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The case with the fact recorded while the check of everybody on it has passed, and taken back once one has not; null
 * when nothing changes, and for what exchange or completion relied on.
 */
export const followChecks = (
  records: CaseRecords,
  all: readonly IdentityCheck[],
  now: Instant,
): CaseChange | null => {
  const { conveyance } = records
  if (isEnded(conveyance)) return null
  const needed = checksOf(conveyance, all)
  const [first, ...others] = needed.filter(hasPassed)
  if (first && others.length + 1 === needed.length) {
    const checks = [first, ...others] as const
    const evidence = evidenceFrom([...checks])
    if (isSame(conveyance.facts[FACT]?.evidence, evidence)) return null
    const last = lastPassed([...checks])
    return recordIdentity(
      records,
      evidence,
      { by: last.passed.by, recorded_by: last.review.by },
      now,
    )
  }
  const isKept = !conveyance.facts[FACT] || lockedFacts(conveyance).has(FACT)
  return isKept || !isTakenBack(conveyance, needed) ? null : withoutIdentity(records, now)
}
