import type { ReactNode } from 'react'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { type Columns, Stage } from '#islands/quotes/lists/quote-columns.tsx'
import { money } from '#lib/format'
import { LastContact } from './LastContact.tsx'

export const personColumns: Columns = [
  {
    key: 'person',
    head: 'Person',
    width: '15%',
    className: 'q-person',
    cell: (it) => <b className="med">{it.people}</b>,
  },
  { key: 'stage', head: 'Stage', width: 92, cell: (it) => <Stage quoteCase={it} /> },
]

export const lastContactColumns: Columns = [
  { key: 'last', head: 'Last contact', width: 192, cell: (it) => <LastContact called={it} /> },
]

export const CalledCard = ({
  quoteCase,
  children,
}: {
  quoteCase: QuoteCaseRow
  children: ReactNode
}) => (
  <>
    <b className="strong cut">{quoteCase.people}</b>
    <span className="mute cut">
      {[money(quoteCase.fee_ex_vat), quoteCase.subject, quoteCase.sale_stage].join(' · ')}
    </span>
    {children}
  </>
)
