import { Status } from '#components/Marks.tsx'
import { leadSourceNames } from '#domain/lead/labels'
import { LateClock } from './LateClock.tsx'
import { LeadStatusChip } from './lead-cells.tsx'
import {
  acts,
  agency,
  type Columns,
  next,
  number,
  owner,
  person,
  place,
  received,
  wants,
} from './lead-columns.tsx'

/** The columns of the list of all leads. */
export const leadColumns: Columns = [
  ...person.slice(0, 1),
  ...number,
  ...received,
  ...person.slice(1),
  {
    key: 'source',
    head: 'Source',
    width: '12.5%',
    dropBelow: 1040,
    className: 'mute',
    cell: (it) => it.agency ?? leadSourceNames[it.source],
  },
  ...agency.map((it) => ({ ...it, isExtra: true })),
  ...wants,
  {
    key: 'stage',
    head: 'Stage',
    width: 84,
    cell: (it) => (
      <Status tone={it.sale_stage === 'sold' ? 'on' : undefined}>{it.sale_stage}</Status>
    ),
  },
  ...place,
  {
    key: 'status',
    head: 'Status',
    width: 112,
    cell: (it) => <LeadStatusChip of={it.status} />,
  },
  {
    key: 'clock',
    head: 'First answer',
    sort: 'due',
    width: 128,
    cell: (it) => <LateClock waiting={it} />,
  },
  ...owner,
  {
    key: 'attempts',
    head: 'Attempts',
    number: true,
    width: 76,
    dropBelow: 1640,
    cell: (it) => it.attempts,
  },
  ...next,
  ...acts,
]
