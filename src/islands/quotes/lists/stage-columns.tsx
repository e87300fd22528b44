import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { dayOf, price, shortDate, today } from '#lib/format'
import { ageOf, type Columns, fee, Next, on, who } from './quote-columns.tsx'

const Until = ({ it }: { it: QuoteCaseRow }) => {
  if (it.valid_until === null) return <span className="faint">–</span>
  const isLast = it.dead_on !== null && it.valid_until <= today()
  return <span className={isLast ? 'bad med' : ''}>{shortDate(it.valid_until)}</span>
}

/** Open quotes of one stage. */
export const stageColumns: Columns = [
  ...who,
  {
    key: 'price',
    head: 'Price',
    number: true,
    className: 'q-price',
    cell: (it) => (it.price === null ? '–' : price(it.price)),
  },
  ...fee,
  {
    key: 'agency',
    head: 'Agency, negotiator',
    className: 'q-agency',
    cell: (it) => [it.agency, it.negotiator].filter(Boolean).join(', ') || '–',
  },
  { key: 'giver', head: 'Giver', className: 'q-giver', cell: (it) => it.giver?.name ?? '–' },
  { key: 'bdm', head: 'BDM', className: 'q-bdm', cell: (it) => it.bdm?.name ?? '–' },
  {
    key: 'quoted',
    head: 'Quoted',
    number: true,
    className: 'q-quoted',
    cell: (it) => on(it.quoted_at),
  },
  {
    key: 'age',
    head: 'Days',
    number: true,
    className: 'q-age',
    cell: (it) => ageOf(it),
  },
  {
    key: 'opened',
    head: 'Opened',
    number: true,
    className: 'q-opened',
    cell: (it) => (it.viewed_at ? shortDate(dayOf(it.viewed_at)) : 'no'),
  },
  { key: 'next', head: 'Next', className: 'q-next', cell: (it) => <Next it={it} /> },
  { key: 'temperature', head: 'Temp', className: 'q-temp mute', cell: (it) => it.temperature },
  {
    key: 'until',
    head: 'Valid until',
    sort: 'until',
    number: true,
    className: 'q-until',
    cell: (it) => <Until it={it} />,
  },
]
