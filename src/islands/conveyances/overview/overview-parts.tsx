import type { ReactNode } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { money } from '#lib/format'
import { $caseForm, type DetailsPart } from '#stores/conveyance/conveyance'

type PartProps = { title: string; isWide?: boolean; act?: ReactNode; children: ReactNode }

export const Part = ({ title, isWide = false, act, children }: PartProps) => (
  <section className={isWide ? 'sec wide-part' : 'sec'} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {act && <span className="end">{act}</span>}
    </header>
    <dl className="lines-2">{children}</dl>
  </section>
)

export const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children || '–'}</dd>
  </div>
)

type ChangePartProps = { caseFile: CaseDetail; part: DetailsPart; label: string }

/** The button that opens the form of a part, for whoever may change cases. */
export const ChangePart = ({ caseFile, part, label }: ChangePartProps) => {
  const canChange = useCan('conveyance.update')
  const { change } = caseActs(caseFile, useActingPerson())
  return canChange ? (
    <ActButton
      className="btn small quiet"
      why={reasonAgainst(change)}
      onPress={() => $caseForm.set(part)}
    >
      Change<span className="sr"> {label}</span>
    </ActButton>
  ) : null
}

/** '£1,200.00'; a dash for an amount that is nothing. */
export const amount = (pence: number | null | undefined) => (pence ? money(pence) : '–')
