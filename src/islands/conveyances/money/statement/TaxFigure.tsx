import { ActButton } from '#components/ActButton.tsx'
import type { StatementSheet } from '#domain/completion-statement/api'
import { taxAt } from '#domain/completion-statement/figures'
import type { CaseDetail } from '#domain/conveyance/api'
import { evidenceLine } from '#domain/conveyance/evidence/labels'
import { useCan } from '#islands/chrome/use-can.ts'
import { Line } from '#islands/conveyances/overview/overview-parts.tsx'
import { dayOf, money, shortDate } from '#lib/format'
import type { OpenFigures } from './StatementForms.tsx'

type Props = {
  caseFile: CaseDetail
  sheet: StatementSheet
  why: string | undefined
  onOpen: (open: OpenFigures) => void
}

const notConfirmed = 'Confirm the tax figure under Milestones & tasks first.'

/** The tax: who confirmed it, and the sum that is locked, which alone can be paid. */
export const TaxFigure = ({ caseFile: { conveyance }, sheet, why, onOpen }: Props) => {
  const { sdlt_due_on, sdlt_filed_on } = conveyance.key_dates
  const { tax } = sheet.figures
  const confirmed = conveyance.facts.tax_confirmed
  const against = why ?? (confirmed ? undefined : notConfirmed)
  return (
    <section className="sec" aria-label="Tax">
      <header>
        <h2>{conveyance.nation === 'Wales' ? 'Land transaction tax' : 'Stamp duty land tax'}</h2>
        <LockButton isLocked={tax !== null} why={tax ? why : against} onOpen={onOpen} />
      </header>
      <dl className="lines-2">
        <Locked figures={sheet.figures} price={conveyance.price} />
        <Line name="Figure confirmed">
          {confirmed && `${shortDate(dayOf(confirmed.at))}, ${confirmed.by.name}`}
          {confirmed?.evidence && (
            <small className="evidence">{evidenceLine(confirmed.evidence)}</small>
          )}
          {confirmed?.note && <small className="evidence">{confirmed.note}</small>}
        </Line>
        <Line name="Return due">{sdlt_due_on && shortDate(sdlt_due_on)}</Line>
        <Line name="Return filed">{sdlt_filed_on && shortDate(sdlt_filed_on)}</Line>
      </dl>
    </section>
  )
}

type LockedProps = { figures: StatementSheet['figures']; price: number }

const Locked = ({ figures, price }: LockedProps) => {
  const { tax } = figures
  return (
    <Line name="Locked figure">
      {tax && `${money(tax.amount)}, ${tax.by.name}, ${shortDate(dayOf(tax.at))}`}
      {taxAt(figures, price) !== tax && (
        <small className="evidence">
          Locked at another price. Reopen it, confirm it for {money(price)} and lock it again. Until
          then no tax is paid.
        </small>
      )}
    </Line>
  )
}

type LockProps = { isLocked: boolean; why: string | undefined; onOpen: Props['onOpen'] }

const LockButton = ({ isLocked, why, onOpen }: LockProps) => {
  const canChange = useCan('conveyance.update')
  return canChange ? (
    <span className="end">
      <ActButton
        className="btn small quiet"
        why={why}
        onPress={() => onOpen(isLocked ? 'release' : 'lock')}
      >
        {isLocked ? 'Reopen the figure' : 'Lock the figure'}
      </ActButton>
    </span>
  ) : null
}
