import type { Evidence } from '#domain/conveyance/evidence/evidence'
import { evidenceWays } from '#domain/conveyance/evidence/labels'
import type { EvidenceRequirement } from '#domain/conveyance/evidence/requirements'
import { date, money } from '#lib/format'

type EvidenceFactsProps = { evidence: Evidence; requirement: EvidenceRequirement }

/** What was recorded, under the labels of its form. */
export const EvidenceFacts = ({ evidence, requirement }: EvidenceFactsProps) => (
  <dl className="lines-2">
    <Line name={requirement.who}>{evidence.who}</Line>
    <Line name={requirement.seen}>{evidence.seen}</Line>
    <Line name="Date">{date(evidence.on)}</Line>
    <Line name="How">{evidenceWays[evidence.how]}</Line>
    {evidence.amount !== null && (
      <Line name={requirement.amount ?? 'Amount'}>{money(evidence.amount)}</Line>
    )}
    {evidence.reference && <Line name="Reference">{evidence.reference}</Line>}
    {evidence.expires_on && (
      <Line name={requirement.expiry ?? 'Expires'}>{date(evidence.expires_on)}</Line>
    )}
    {evidence.signature?.original && (
      <Line name="Signed original">{evidence.signature.original}</Line>
    )}
    {evidence.signature?.power && <Line name="Power of attorney">{evidence.signature.power}</Line>}
    {evidence.gift && <Line name="Gift">{evidence.gift}</Line>}
  </dl>
)

const Line = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
