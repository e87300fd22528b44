import type { Risk } from '#domain/conveyance/conveyance'
import type { Fact } from '#domain/conveyance/plan/fact'
import { type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import type { RiskEntry } from './bodies.ts'
import { restedOn } from './changes.ts'
import type { RiskAssessment, RiskFact, RiskRound, RiskStatus } from './risk.ts'
import { higherOf, latestReview, scoreRisk } from './scoring.ts'
import { lastRound } from './standing.ts'

export type RiskStamp = { readonly by: Named; readonly now: Instant }

const stampOf = ({ by, now }: RiskStamp) => ({ by: { id: by.id, name: by.name }, at: now })

export const newAssessment = (id: string, conveyance_id: string): RiskAssessment => ({
  id,
  version: 0,
  conveyance_id,
  status: 'sent_back',
  rounds: [],
})

/** The level of an entry: that of the rule, unless somebody gives a reason for a higher one. */
export const levelOf = (
  entry: Pick<RiskEntry, 'answers' | 'expected_funds' | 'raised'>,
  facts: readonly RiskFact[],
  now: Instant,
): Risk => {
  const { scored } = scoreRisk({ ...entry, facts }, londonDate(now))
  return entry.raised ? higherOf(entry.raised.level, scored) : scored
}

const roundFrom = (
  entry: Omit<RiskEntry, 'version' | 'facts'>,
  facts: readonly RiskFact[],
  stamp: RiskStamp,
): RiskRound => {
  const { answers, basis, expected_funds, raised = null, enhanced = null, review_on } = entry
  const level = levelOf(entry, facts, stamp.now)
  return {
    ...stampOf(stamp),
    answers,
    basis,
    expected_funds,
    ...scoreRisk({ answers, expected_funds, facts }, londonDate(stamp.now)),
    rests_on: restedOn(facts, answers, expected_funds),
    raised,
    level,
    enhanced: level === 'high' ? enhanced : null,
    review_on,
    approved: null,
    ended: null,
  }
}

const withLast = (
  assessment: RiskAssessment,
  status: RiskStatus,
  change: Partial<RiskRound>,
): RiskAssessment => ({
  ...assessment,
  version: assessment.version + 1,
  status,
  rounds: assessment.rounds.map((it, at, all) =>
    at === all.length - 1 ? { ...it, ...change } : it,
  ),
})

/** The assessment with a further round; the one before ends with it, where nothing else has ended it. */
export const assessed = (
  before: RiskAssessment,
  entry: Omit<RiskEntry, 'version' | 'facts'>,
  facts: readonly RiskFact[],
  stamp: RiskStamp,
): RiskAssessment => {
  const round = roundFrom(entry, facts, stamp)
  const last = lastRound(before)
  const ended = { how: 'assessed_again' as const, words: [], ...stampOf(stamp) }
  const rounds =
    last && !last.ended ? [...before.rounds.slice(0, -1), { ...last, ended }] : before.rounds
  return {
    ...before,
    version: before.version + 1,
    status: round.level === 'high' ? 'second_person' : 'current',
    rounds: [...rounds, round],
  }
}

/** The assessment approved by a second person, who may set a lower level than the rule with a reason. */
export const approvedBy = (
  assessment: RiskAssessment,
  { note, level }: { readonly note: string; readonly level: Risk },
  stamp: RiskStamp,
): RiskAssessment => {
  const before = lastRound(assessment)?.level ?? level
  const lowered_from = before === level ? null : before
  return withLast(assessment, 'current', {
    level,
    approved: { ...stampOf(stamp), note, lowered_from },
  })
}

export const sentBack = (
  assessment: RiskAssessment,
  reason: string,
  stamp: RiskStamp,
): RiskAssessment =>
  withLast(assessment, 'sent_back', {
    ended: { how: 'sent_back', words: [reason], ...stampOf(stamp) },
  })

export const reopened = (
  assessment: RiskAssessment,
  words: readonly string[],
  stamp: RiskStamp,
): RiskAssessment =>
  withLast(assessment, 'reopened', {
    ended: { how: 'reopened', words: [...words], ...stampOf(stamp) },
  })

type Earlier = { readonly fact: Pick<Fact, 'at' | 'by'>; readonly level: Risk }

const earlierRound = (
  { fact: { at, by }, level }: Earlier,
  facts: readonly RiskFact[],
  now: Instant,
): RiskRound => ({
  at,
  by,
  answers: null,
  basis: {},
  expected_funds: [],
  rests_on: [...facts],
  client: level,
  matter: level,
  reasons: ['Entered before questions were asked'],
  scored: level,
  raised: null,
  level,
  enhanced: null,
  review_on: latestReview(level, londonDate(now)),
  approved: null,
  ended: null,
})

/** An entry of before questions were asked: it holds until one of the facts of now changes. */
export const carriedOver = (
  of: Pick<RiskAssessment, 'id' | 'conveyance_id'>,
  entry: Earlier,
  facts: readonly RiskFact[],
  now: Instant,
): RiskAssessment => ({
  ...of,
  version: 1,
  status: 'current',
  rounds: [earlierRound(entry, facts, now)],
})
