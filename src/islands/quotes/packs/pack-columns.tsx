import type { Column } from '#components/list/List.tsx'
import { Bar, Status } from '#components/Marks.tsx'
import { packStatusLabels } from '#domain/sale-ready-pack/labels'
import type { PackRow } from '#domain/sale-ready-pack/view'
import { dayOf, pluralise, shortDate } from '#lib/format'

const tones = { collecting: 'half', ready: 'good', released: 'on', withdrawn: undefined } as const

export const PackStatusMark = ({ status }: Pick<PackRow, 'status'>) => (
  <Status tone={tones[status]}>{packStatusLabels[status]}</Status>
)

const toDo = ({ issues, stale }: PackRow) =>
  [issues > 0 ? pluralise(issues, 'issue') : '', stale > 0 ? `${stale} out of date` : '']
    .filter(Boolean)
    .join(', ')

export const packColumns: Column<PackRow>[] = [
  {
    key: 'property',
    head: 'Property',
    cell: (it) => (
      <>
        <b className="med">{it.title}</b> {it.postcode}
        <small className="mute block">{it.sellers}</small>
      </>
    ),
  },
  { key: 'agency', head: 'Agency', width: '14%', dropBelow: 1060, cell: (it) => it.agency || '–' },
  {
    key: 'score',
    head: 'Complete',
    width: 130,
    cell: (it) => (
      <>
        <Bar value={it.score} label={`${it.score} per cent complete`} /> {it.score}%
      </>
    ),
  },
  {
    key: 'missing',
    head: 'Missing first',
    width: '18%',
    dropBelow: 1060,
    cell: (it) => it.first_missing ?? 'Nothing',
  },
  { key: 'to-do', head: 'To look at', width: 150, cell: (it) => toDo(it) || '–' },
  {
    key: 'requested',
    head: 'Started',
    sort: 'requested',
    width: 96,
    cell: (it) => shortDate(dayOf(it.requested_at)),
  },
  {
    key: 'released',
    head: 'Released',
    width: 96,
    dropBelow: 1200,
    cell: (it) => (it.released_at ? shortDate(dayOf(it.released_at)) : '–'),
  },
  {
    key: 'status',
    head: 'Status',
    width: 104,
    cell: (it) => <PackStatusMark status={it.status} />,
  },
]

export const PackCard = ({ pack }: { pack: PackRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{pack.title}</b>
      <PackStatusMark status={pack.status} />
    </span>
    <span className="mute">
      {pack.sellers}, {pack.score}% complete
    </span>
    <span className="mute">
      {pack.first_missing ? `Missing: ${pack.first_missing}` : toDo(pack)}
    </span>
  </>
)
