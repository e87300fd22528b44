import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { searchWith } from '#components/list/list-search.ts'
import { Drawer } from '#components/overlay/Drawer.tsx'
import { actorName } from '#domain/audit/actor'
import type { AuditDetail } from '#domain/audit/api'
import { exactInstant } from '#lib/format'
import { href } from '#routes'
import { $auditDetail, $auditSeq } from '#stores/audit/audit'
import { $route, setSearch } from '#stores/chrome/route'
import { RecordName } from './audit-columns.tsx'

/** One row of the log: what happened, and every field that changed. */
export const AuditDrawer = () => {
  const seq = useStore($auditSeq)
  const detail = useStore($auditDetail)
  const close = () => setSearch(searchWith($route.get().search, { row: '' }))
  return (
    <Drawer title={`Row ${seq}`} open={seq !== null} onClose={close}>
      <Loaded
        from={detail}
        skeleton={<Skeleton rows={6} />}
        retry={() => $auditDetail.revalidate()}
      >
        {(found) => <Detail detail={found} />}
      </Loaded>
    </Drawer>
  )
}

const Detail = ({ detail }: { detail: AuditDetail }) => (
  <>
    <h3 className="h2">{detail.text}</h3>
    <dl className="audit-facts">
      <Fact name="Event">{detail.title}</Fact>
      <Fact name="When">
        <time dateTime={detail.at}>{exactInstant(detail.at)}</time>
      </Fact>
      <Fact name="Who">
        {actorName(detail)}
        {detail.who && <More name="All by this person" filter={{ person: detail.who.id }} />}
      </Fact>
      <Fact name="From">{detail.network ?? 'Not recorded'}</Fact>
      {detail.record && <RecordFact record={detail.record} />}
      {detail.details.map(({ field, value }) => (
        <Fact key={field} name={capitalised(field)}>
          {value}
        </Fact>
      ))}
      {detail.trace && <Fact name="Trace">{detail.trace}</Fact>}
    </dl>
    <Changes detail={detail} />
  </>
)

const RecordFact = ({ record }: { record: NonNullable<AuditDetail['record']> }) => (
  <Fact name={record.kind}>
    <RecordName record={record} />
    <More name="History of this record" filter={{ record: `${record.subject}:${record.id}` }} />
  </Fact>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const More = ({ name, filter }: { name: string; filter: Readonly<Record<string, string>> }) => (
  <a className="link" href={href('admin-audit', {}) + searchWith('', filter)}>
    {name}
  </a>
)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const Changes = ({ detail: { changes, changed } }: { detail: AuditDetail }) => {
  if (changes.length === 0)
    return (
      changed.length > 0 && (
        <p className="mute">Changed: {changed.join(', ').replaceAll('_', ' ')}.</p>
      )
    )
  return (
    <table className="list" aria-label="Changes">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, from, to }) => (
          <tr key={field}>
            <td>{capitalised(field)}</td>
            <td>{from || '–'}</td>
            <td>{to || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
