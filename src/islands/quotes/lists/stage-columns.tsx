import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { withSampleMark } from '#islands/sample/marked-columns.tsx'
import { price, shortDate, today } from '#lib/format'
import {
  ageOf,
  type Columns,
  feeColumns,
  identityColumns,
  Next,
  openedColumn,
  shortDateOrDash,
} from './quote-columns.tsx'

const Until = ({ quoteCase }: { quoteCase: QuoteCaseRow }) => {
  if (quoteCase.valid_until === null) return <span className="faint">–</span>
  const isLast = quoteCase.dead_on !== null && quoteCase.valid_until <= today()
  return <span className={isLast ? 'bad med' : ''}>{shortDate(quoteCase.valid_until)}</span>
}

export const stageColumns: Columns = [
  ...withSampleMark(identityColumns, 'person'),
  {
    key: 'price',
    head: 'Price',
    number: true,
    width: 92,
    dropBelow: 1040,
    cell: (it) => (it.price === null ? '–' : price(it.price)),
  },
  ...feeColumns,
  {
    key: 'agency',
    head: 'Agency, negotiator',
    width: '12.5%',
    dropBelow: 1040,
    cell: (it) => [it.agency, it.negotiator].filter(Boolean).join(', ') || '–',
  },
  { key: 'giver', head: 'Giver', width: 112, dropBelow: 1640, cell: (it) => it.giver?.name ?? '–' },
  { key: 'bdm', head: 'BDM', width: 112, dropBelow: 1640, cell: (it) => it.bdm?.name ?? '–' },
  {
    key: 'quoted',
    head: 'Quoted',
    number: true,
    width: 60,
    dropBelow: 1640,
    cell: (it) => shortDateOrDash(it.quoted_at),
  },
  {
    key: 'age',
    head: 'Days',
    number: true,
    width: 60,
    cell: (it) => ageOf(it),
  },
  openedColumn,
  {
    key: 'next',
    head: 'Next',
    width: 112,
    className: 'no-wrap',
    cell: (it) => <Next quoteCase={it} />,
  },
  {
    key: 'temperature',
    head: 'Interest',
    width: 76,
    dropBelow: 1380,
    className: 'mute',
    cell: (it) => it.temperature,
  },
  {
    key: 'until',
    head: 'Valid until',
    sort: 'until',
    number: true,
    width: 76,
    cell: (it) => <Until quoteCase={it} />,
  },
]
