import type { FigureView } from '#domain/completion-statement/tax/view'
import type { CaseDetail } from '#domain/conveyance/api'
import { evidenceLine } from '#domain/conveyance/evidence/labels'
import { Line } from '#islands/conveyances/overview/overview-parts.tsx'
import { dayOf, shortDate } from '#lib/format'
import { FactsOf, FigureHead, Locked, Working, whyNotLocked } from './FigureParts.tsx'
import type { OpenFigures } from './StatementForms.tsx'

type Props = {
  caseFile: CaseDetail
  view: FigureView
  why: string | undefined
  onOpen: (open: OpenFigures) => void
}

const notConfirmed = 'Confirm the tax figure under Milestones & tasks first.'

/** The tax as its facts come to it, who confirmed it, and the sum that is locked, which alone can be paid. */
export const TaxFigure = ({ caseFile: { conveyance }, view, why, onOpen }: Props) => {
  const { sdlt_due_on, sdlt_filed_on } = conveyance.key_dates
  const confirmed = conveyance.facts.tax_confirmed
  const title = conveyance.nation === 'Wales' ? 'Land transaction tax' : 'Stamp duty land tax'
  return (
    <section className="sec" aria-label="Tax">
      <FigureHead
        title={title}
        kind="tax"
        view={view}
        why={why}
        against={confirmed ? whyNotLocked(view) : notConfirmed}
        onOpen={onOpen}
      />
      <Working view={view} />
      <FactsOf view={view} />
      <dl className="lines-2">
        <Locked view={view} />
        <Confirmed fact={confirmed} />
        <Line name="Return due">{sdlt_due_on && shortDate(sdlt_due_on)}</Line>
        <Line name="Return filed">{sdlt_filed_on && shortDate(sdlt_filed_on)}</Line>
      </dl>
    </section>
  )
}

const Confirmed = ({ fact }: { fact: CaseDetail['conveyance']['facts']['tax_confirmed'] }) => (
  <Line name="Figure confirmed">
    {fact && `${shortDate(dayOf(fact.at))}, ${fact.by.name}`}
    {fact?.evidence && <small className="evidence">{evidenceLine(fact.evidence)}</small>}
    {fact?.note && <small className="evidence">{fact.note}</small>}
  </Line>
)
