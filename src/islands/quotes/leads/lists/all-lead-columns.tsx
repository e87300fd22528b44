import { Status } from '#components/Marks.tsx'
import { leadSourceNames } from '#domain/lead/labels'
import { LazyLeadClock } from './LazyLeadClock.tsx'
import {
  actionColumns,
  agencyColumns,
  type Columns,
  intentColumns,
  nextColumns,
  numberColumns,
  ownerColumns,
  personColumns,
  propertyColumns,
  receivedColumns,
  statusColumns,
} from './lead-columns.tsx'

export const leadColumns: Columns = [
  ...personColumns.slice(0, 1),
  ...numberColumns,
  ...receivedColumns,
  ...personColumns.slice(1),
  {
    key: 'source',
    head: 'Source',
    width: '12.5%',
    dropBelow: 1040,
    className: 'mute',
    cell: (it) => it.agency ?? leadSourceNames[it.source],
  },
  ...agencyColumns.map((it) => ({ ...it, isExtra: true })),
  ...intentColumns,
  {
    key: 'stage',
    head: 'Stage',
    width: 84,
    cell: (it) => (
      <Status tone={it.sale_stage === 'sold' ? 'on' : undefined}>{it.sale_stage}</Status>
    ),
  },
  ...propertyColumns,
  ...statusColumns,
  {
    key: 'clock',
    head: 'First response',
    sort: 'due',
    width: 128,
    cell: (it) => <LazyLeadClock waiting={it} />,
  },
  ...ownerColumns,
  {
    key: 'attempts',
    head: 'Attempts',
    number: true,
    width: 76,
    dropBelow: 1640,
    cell: (it) => it.attempts,
  },
  ...nextColumns,
  ...actionColumns,
]
