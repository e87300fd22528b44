import type { CaseDetail } from '#domain/conveyance/api'
import { identityCheckedUntil } from '#domain/conveyance/evidence/identity-validity'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { FactPart } from '#islands/conveyances/overview/FactPart.tsx'
import { Line, Part } from '#islands/conveyances/overview/overview-parts.tsx'
import { dayOf, shortDate } from '#lib/format'
import { href } from '#routes'
import { ComplaintsPart } from './complaints/ComplaintsPart.tsx'
import { FundsPart } from './funds/FundsPart.tsx'
import { ReceiptsPart } from './funds/ReceiptsPart.tsx'
import { IdentityPart } from './identity/IdentityPart.tsx'
import { RiskPart } from './risk/RiskPart.tsx'
import { SanctionsPart } from './sanctions/SanctionsPart.tsx'

const checks: readonly FactKey[] = [
  'conflict_clear',
  'risk_assessed',
  'terms_signed',
  'identity_checked',
  'source_of_funds_accepted',
  'capacity_papers_seen',
  'advice_confirmed',
]
const others: readonly FactKey[] = [
  'other_side_verified',
  'payout_account_verified',
  'bank_details_verified',
  'authority_to_exchange',
  'authority_to_complete',
  'undertakings_discharged',
]

/** The same on every case, whatever anybody has reported. */
const SuspicionLink = ({ id }: { id: string }) => (
  <Part title="Suspicion">
    <p className="none">
      Something about this case makes you suspect a crime?{' '}
      <a className="link" href={`${href('admin-suspicions', {})}?case=${id}`}>
        Report it to the reporting officer
      </a>
      . Tell nobody else.
    </p>
  </Part>
)

/** What regulation asks for, with who recorded it, when and on what evidence. */
export default function CaseCompliance({ caseFile }: { caseFile: CaseDetail }) {
  const { facts, counts } = caseFile.conveyance
  const identity = facts.identity_checked
  return (
    <>
      <RiskPart caseFile={caseFile} />
      <IdentityPart caseFile={caseFile} />
      <FundsPart caseFile={caseFile} />
      <ReceiptsPart caseFile={caseFile} />
      <SanctionsPart caseFile={caseFile} />
      <ComplaintsPart caseFile={caseFile} />
      <div className="case-overview">
        <Part title="Validity and undertakings">
          <Line name="Identity checks good until">
            {identity &&
              shortDate(identityCheckedUntil(identity.evidence?.on ?? dayOf(identity.at)))}
          </Line>
          <Line name="Open undertakings">{String(counts.undertakings_open)}</Line>
        </Part>
        <SuspicionLink id={caseFile.conveyance.id} />
        <FactPart title="Client checks" facts={checks} caseFile={caseFile} />
        <FactPart title="Verification and authority" facts={others} caseFile={caseFile} />
      </div>
    </>
  )
}
