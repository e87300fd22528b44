import type { Column } from '#components/list/List.tsx'
import { Status } from '#components/Marks.tsx'
import { memoSourceLabels, memoStatusLabels } from '#domain/sale-memo/labels'
import type { SaleMemoRow } from '#domain/sale-memo/view'
import { dayOf, pluralise, price, shortDate } from '#lib/format'

const tones = {
  to_check: 'warn',
  confirmed: 'good',
  rejected: undefined,
  superseded: undefined,
  fell_through: 'bad',
} as const

export const MemoStatusMark = ({ status }: Pick<SaleMemoRow, 'status'>) => (
  <Status tone={tones[status]}>{memoStatusLabels[status]}</Status>
)

const toDo = ({ doubts, missing }: SaleMemoRow) =>
  [doubts > 0 ? `${doubts} to check` : '', missing > 0 ? `${missing} missing` : ''].filter(Boolean)

export const memoColumns: Column<SaleMemoRow>[] = [
  {
    key: 'property',
    head: 'Property',
    cell: (it) => (
      <>
        <b className="med">{it.title}</b> {it.postcode}
        {it.parties && <small className="mute block">{it.parties}</small>}
      </>
    ),
  },
  {
    key: 'price',
    head: 'Price',
    number: true,
    width: 112,
    cell: (it) => (it.price === null ? '–' : price(it.price)),
  },
  { key: 'agency', head: 'Agency', width: '14%', dropBelow: 1060, cell: (it) => it.agency || '–' },
  {
    key: 'match',
    head: 'Matched with',
    width: '18%',
    cell: (it) => it.match?.label ?? <span className="mute">Nothing yet</span>,
  },
  {
    key: 'fields',
    head: 'Fields',
    width: 130,
    dropBelow: 1060,
    cell: (it) => toDo(it).join(', ') || 'Complete',
  },
  {
    key: 'source',
    head: 'From',
    width: 140,
    dropBelow: 1200,
    className: 'mute',
    cell: (it) => memoSourceLabels[it.source],
  },
  {
    key: 'received',
    head: 'Received',
    sort: 'received',
    width: 96,
    cell: (it) => shortDate(dayOf(it.received_at)),
  },
  {
    key: 'status',
    head: 'Status',
    width: 108,
    cell: (it) => <MemoStatusMark status={it.status} />,
  },
]

export const MemoCard = ({ memo }: { memo: SaleMemoRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{memo.title}</b>
      <MemoStatusMark status={memo.status} />
    </span>
    <span className="mute">
      {[memo.price === null ? 'no price' : price(memo.price), memo.agency]
        .filter(Boolean)
        .join(', ')}
    </span>
    <span className="mute">
      {memo.match?.label ?? 'Not matched yet'}
      {memo.missing > 0 && `, ${pluralise(memo.missing, 'detail')} missing`}
    </span>
  </>
)
