import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Evidence } from '#domain/conveyance/evidence/evidence'
import { lockedFacts } from '#domain/conveyance/gates'
import { isEnded, riskNames } from '#domain/conveyance/labels'
import { withFact, withoutFact } from '#domain/conveyance/plan/fact-recording'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import { type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import type { RiskAssessment, RiskFact, RiskRound } from './risk.ts'
import { isSilent, lastRound, riskNow } from './standing.ts'

const FACT = 'risk_assessed'

type Recorded = {
  readonly level: RiskRound['level']
  readonly evidence: Evidence
  readonly by: Named
  /** Who assessed it where another person approved it. */
  readonly recorded_by: Named | null
}

/** Records that the risk was assessed, with its level, by the person who decided it last. */
export const recordRisk = (
  records: CaseRecords,
  { level, evidence, by, recorded_by }: Recorded,
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  const note = `Risk: ${level}`
  const proven = withFact(conveyance, FACT, by, now, {
    ...{ note, evidence },
    ...(recorded_by && { recorded_by }),
  })
  return settle(records, { conveyance: { ...proven, risk: level } }, now, [])
}

const withoutRisk = (records: CaseRecords, now: Instant): CaseChange =>
  settle(records, { conveyance: withoutFact(records.conveyance, FACT) }, now, [
    {
      name: 'conveyance.updated',
      changed: ['facts'],
      detail: { title: 'The risk is to be assessed again' },
    },
  ])

const evidenceFrom = (
  { clients }: CaseRecords['conveyance'],
  { id }: RiskAssessment,
  { at, level, reasons }: RiskRound,
): Evidence => ({
  who: clients.map(({ name }) => name).join(' and '),
  seen: [`${riskNames[level]} risk`, ...reasons].join('. '),
  on: londonDate(at),
  how: 'records',
  amount: null,
  reference: null,
  expires_on: null,
  gift: null,
  checks: [id],
})

/**
 * The case with the fact recorded while its assessment holds, and taken back once it does not; null when nothing
 * changes, for what exchange relied on, and where only the sanctions list says something else, which nobody outside
 * may infer: exchange and completion are barred either way.
 */
export const followRisk = (
  records: CaseRecords,
  assessment: RiskAssessment,
  facts: readonly RiskFact[],
  now: Instant,
): CaseChange | null => {
  const { conveyance } = records
  const round = lastRound(assessment)
  if (round === undefined || isEnded(conveyance)) return null
  const today = londonDate(now)
  const { standing } = riskNow(assessment, facts, today)
  const fact = conveyance.facts[FACT]
  if (standing === 'current') {
    const isRecorded = fact !== undefined && (round.answers === null || fact.at >= round.at)
    if (isRecorded && conveyance.risk === round.level) return null
    const evidence = evidenceFrom(conveyance, assessment, round)
    const { level, approved, by } = round
    const decided = approved ? { by: approved.by, recorded_by: by } : { by, recorded_by: null }
    return recordRisk(records, { level, evidence, ...decided }, now)
  }
  const isKept = !fact || standing !== 'reopened' || lockedFacts(conveyance).has(FACT)
  return isKept || isSilent(round, facts, today) ? null : withoutRisk(records, now)
}
