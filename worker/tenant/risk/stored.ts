import type { Conveyance } from '#domain/conveyance/conveyance'
import { riskFacts } from '#domain/risk/facts'
import type { RiskAssessment, RiskFact } from '#domain/risk/risk'
import type { SanctionsMatch } from '#domain/sanctions/view'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import type { Store } from '#tenant/core/store'
import { fundsOf } from '#tenant/funds/stored'
import { identityChecksOf } from '#tenant/identity/stored'
import { payeeDocument } from '#tenant/payee/document'
import { paymentNoticeDocument, paymentRequestDocument } from '#tenant/payment-request/document'
import { matchesIn } from '#tenant/sanctions/screening'
import { riskAssessmentDocument } from './document.ts'

/** The stored risk assessments, one for each case. */
export const riskAssessmentsOf = (store: Store) => {
  const records = caseRecordsOf(store, riskAssessmentDocument)
  return {
    of: (conveyanceId: string): RiskAssessment | null => records.of([conveyanceId]).at(0) ?? null,
    /** Stores an assessment after a change; one that nobody stored before is at its first version. */
    save: (assessment: RiskAssessment) =>
      assessment.version === 1 ? records.insert(assessment) : records.replace(assessment),
  }
}

const payersOf = (store: Store, id: string): string[] => [
  ...caseRecordsOf(store, paymentNoticeDocument)
    .of([id])
    .flatMap(({ payer }) => payer?.name ?? []),
  ...caseRecordsOf(store, paymentRequestDocument)
    .of([id])
    .filter(({ payer, cancelled }) => payer.contact_id === null && cancelled === null)
    .map(({ payer }) => payer.name),
]

/** What an assessment of the risk of a case rests on, as it is now. */
export const riskFactsOf = (
  store: Store,
  conveyance: Conveyance,
  matches: readonly SanctionsMatch[] = matchesIn(store, conveyance),
): readonly RiskFact[] =>
  riskFacts({
    conveyance,
    statements: fundsOf(store).ofCase(conveyance.id),
    checks: identityChecksOf(store).ofCase(conveyance.id),
    payers: payersOf(store, conveyance.id),
    payees: caseRecordsOf(store, payeeDocument).of([conveyance.id]),
    matches,
  })
