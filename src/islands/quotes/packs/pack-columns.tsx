import type { Column } from '#components/list/List.tsx'
import { Bar, Status } from '#components/Marks.tsx'
import { type DaysSaved, savedText } from '#domain/sale-ready-pack/days-saved'
import { packStatusLabels } from '#domain/sale-ready-pack/labels'
import type { PackRow } from '#domain/sale-ready-pack/view'
import { dayOf, pluralise, shortDate } from '#lib/format'

const tones = { collecting: 'half', ready: 'good', released: 'on', withdrawn: undefined } as const

export const PackStatusMark = ({ status }: Pick<PackRow, 'status'>) => (
  <Status tone={tones[status]}>{packStatusLabels[status]}</Status>
)

const toDo = ({ issues, stale, to_order }: PackRow) =>
  [
    issues > 0 ? pluralise(issues, 'issue') : '',
    stale > 0 ? `${stale} out of date` : '',
    to_order > 0 ? `${to_order} to order` : '',
  ]
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
    key: 'saved',
    head: 'Days saved',
    width: 104,
    dropBelow: 1200,
    cell: ({ saved }) => (saved ? <Saved saved={saved} /> : '–'),
  },
  {
    key: 'status',
    head: 'Status',
    width: 104,
    cell: (it) => <PackStatusMark status={it.status} />,
  },
]

/** How many working days, against what is usual; what that rests on is said on demand. */
const Saved = ({ saved }: { saved: DaysSaved }) => (
  <span title={savedText(saved)}>
    <b className="med num">{saved.days}</b>
    <small className="mute block">
      {saved.took}, not {saved.usual}
    </small>
    <span className="sr">{savedText(saved)}</span>
  </span>
)

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
