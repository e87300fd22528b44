import type { Column } from '#components/list/List.tsx'
import { Status } from '#components/Marks.tsx'
import { agencyStatusLabels, agencyTypeLabels } from '#domain/agent/labels'
import type { AgencyRow } from '#domain/agent/view'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
import { pluralise } from '#lib/format'

const tones = { active: 'good', paused: 'warn', ended: 'bad' } as const

type Standing = Pick<AgencyRow, 'status' | 'archived_at'>

export const AgencyStatusMark = ({ agency }: { agency: Standing }) =>
  agency.archived_at === null ? (
    <Status tone={tones[agency.status]}>{agencyStatusLabels[agency.status]}</Status>
  ) : (
    <Status>Archived</Status>
  )

export const agencyColumns: Column<AgencyRow>[] = [
  {
    key: 'name',
    head: 'Name',
    sort: 'name',
    cell: (it) => (
      <>
        <b className="med">{it.name}</b>
        <SampleMark id={it.id} />
      </>
    ),
  },
  {
    key: 'type',
    head: 'Type',
    width: '15%',
    dropBelow: 1060,
    className: 'mute',
    cell: (it) => agencyTypeLabels[it.type],
  },
  {
    key: 'bdm',
    head: 'Looked after by',
    width: '16%',
    dropBelow: 1060,
    cell: (it) => it.bdm ?? '–',
  },
  { key: 'branches', head: 'Branches', number: true, width: 84, cell: (it) => it.branches || '–' },
  {
    key: 'negotiators',
    head: 'Negotiators',
    number: true,
    width: 100,
    cell: (it) => it.negotiators || '–',
  },
  {
    key: 'quotes',
    head: 'Quotes, 12 months',
    number: true,
    width: 100,
    cell: (it) => it.quotes || '–',
  },
  {
    key: 'cases',
    head: 'Cases, 12 months',
    number: true,
    width: 100,
    cell: (it) => it.cases || '–',
  },
  { key: 'status', head: 'Status', width: 92, cell: (it) => <AgencyStatusMark agency={it} /> },
]

export const AgencyCard = ({ agency }: { agency: AgencyRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">
        {agency.name}
        <SampleMark id={agency.id} />
      </b>
      <AgencyStatusMark agency={agency} />
    </span>
    <span className="mute">
      {pluralise(agency.branches, 'branch', 'branches')},{' '}
      {pluralise(agency.negotiators, 'negotiator')}
    </span>
    <span className="mute">
      {pluralise(agency.quotes, 'quote')} and {pluralise(agency.cases, 'case')} in 12 months
    </span>
  </>
)
