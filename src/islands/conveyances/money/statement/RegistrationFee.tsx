import type { FigureView } from '#domain/completion-statement/tax/view'
import { FactsOf, FigureHead, Locked, Working, whyNotLocked } from './FigureParts.tsx'
import type { OpenFigures } from './StatementForms.tsx'

type Props = {
  view: FigureView
  why: string | undefined
  onOpen: (open: OpenFigures) => void
}

/** What the Land Registry charges, and the sum that is locked, which alone can be paid. */
export const RegistrationFee = ({ view, why, onOpen }: Props) => (
  <section className="sec" aria-label="Registration fee">
    <FigureHead
      title="Registration fee"
      kind="registration_fee"
      view={view}
      why={why}
      against={whyNotLocked(view)}
      onOpen={onOpen}
    />
    <Working view={view} />
    <FactsOf view={view} />
    <dl className="lines-2">
      <Locked view={view} />
    </dl>
  </section>
)
