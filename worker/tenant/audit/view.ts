import type { AuditDetail, AuditEntry } from '#domain/audit/api'
import { detailChanges, detailValues, withoutSecrets } from '#domain/audit/changes'
import { shortNetwork } from '#domain/audit/network'
import { eventText, eventTitle } from '#domain/events'
import { notFound } from '#domain/refusal'
import type { AuditRow } from '#tenant/events/audit'
import { changedOf, detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { auditRecordsOf } from './records.ts'

/** Returns rows of the audit log as its page shows them, with nothing that nobody may read. */
export const auditEntriesOf = (
  context: RequestContext,
  rows: readonly AuditRow[],
): AuditEntry[] => {
  const recordOf = auditRecordsOf(context, rows)
  return rows.map((row) => ({ ...entryOf(row), record: recordOf(row) }))
}

const entryOf = (row: AuditRow): Omit<AuditEntry, 'record'> => {
  const detail = detailOf(row)
  // A sign-in has its address in the detail.
  const ip = row.ip ?? (typeof detail['ip'] === 'string' ? detail['ip'] : null)
  return {
    seq: row.seq,
    at: row.at,
    name: row.name,
    text: eventText(row.name, withoutSecrets(detail)),
    who: whoOf(row),
    network: shortNetwork(ip),
  }
}

const whoOf = ({ actor_id: id, actor_name: name }: AuditRow): AuditEntry['who'] =>
  id === null || id === system.id ? null : { id, name: name ?? '' }

/** Returns one row with every field that changed; throws 404 for a number that there is no row of. */
export const auditDetail = (context: RequestContext, seq: string): AuditDetail => {
  const row = /^\d{1,15}$/.test(seq) ? context.audit.row(Number(seq)) : null
  const [entry] = row === null ? [] : auditEntriesOf(context, [row])
  if (row === null || entry === undefined) throw notFound()
  const detail = detailOf(row)
  return {
    ...entry,
    title: eventTitle(row.name),
    changed: changedOf(row),
    changes: [...detailChanges(detail)],
    details: [...detailValues(detail)],
    trace: row.trace,
  }
}
