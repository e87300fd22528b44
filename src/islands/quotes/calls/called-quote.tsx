import type { ReactNode } from 'react'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { type Columns, Stage } from '#islands/quotes/lists/quote-columns.tsx'
import { money } from '#lib/format'
import { LastContact } from './LastContact.tsx'

/** Whom to ring, and how far their sale is. */
export const called: Columns = [
  {
    key: 'person',
    head: 'Person',
    width: '15%',
    className: 'q-person',
    cell: (it) => <b className="med">{it.people}</b>,
  },
  { key: 'stage', head: 'Stage', width: 84, cell: (it) => <Stage it={it} /> },
]

export const lastContact: Columns = [
  { key: 'last', head: 'Last contact', width: 192, cell: (it) => <LastContact it={it} /> },
]

/** A quote to telephone in three lines, for a phone; `children` are the third. */
export const CalledCard = ({ it, children }: { it: QuoteCaseRow; children: ReactNode }) => (
  <>
    <b className="strong cut">{it.people}</b>
    <span className="mute cut">
      {[money(it.fee_ex_vat), it.subject, it.sale_stage].join(' · ')}
    </span>
    {children}
  </>
)
