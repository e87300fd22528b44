import type { Column } from '#components/list/List.tsx'
import { actorName } from '#domain/audit/actor'
import type { AuditEntry } from '#domain/audit/api'
import { dayOf, exactInstant, shortDate, time } from '#lib/format'

const When = ({ at }: Pick<AuditEntry, 'at'>) => (
  <time dateTime={at} title={exactInstant(at)}>
    {shortDate(dayOf(at))}, {time(at)}
  </time>
)

/** 'Case 26-S-00012 Hale', with a link where the reader may open it. */
export const RecordName = ({ record }: Pick<AuditEntry, 'record'>) => {
  if (record === null) return '–'
  const name = record.name ?? record.kind
  return record.href === null ? (
    name
  ) : (
    <a className="link" href={record.href}>
      {name}
    </a>
  )
}

export const auditColumns: Column<AuditEntry>[] = [
  {
    key: 'at',
    head: 'When',
    width: 128,
    className: 'num',
    exported: ['row', 'at'],
    cell: (it) => <When at={it.at} />,
  },
  { key: 'who', head: 'Who', width: '15%', cell: actorName },
  { key: 'text', head: 'What', exported: ['text', 'event'], cell: (it) => it.text },
  {
    key: 'record',
    head: 'Record',
    width: '24%',
    exported: ['kind', 'record'],
    cell: (it) => <RecordName record={it.record} />,
  },
  {
    key: 'network',
    head: 'From',
    width: 108,
    className: 'mute num',
    cell: (it) => it.network ?? '–',
  },
]

export const AuditCard = ({ entry }: { entry: AuditEntry }) => (
  <>
    <span className="row between">
      <b className="strong cut">{entry.text}</b>
      <When at={entry.at} />
    </span>
    <span className="row between mute">
      <span className="cut">{actorName(entry)}</span>
      <span className="cut">{entry.record?.name ?? entry.record?.kind}</span>
    </span>
  </>
)
