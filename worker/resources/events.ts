import { subscribedSubjects } from '#domain/broadcast'
import { eventApi, type MissedEvent } from '#domain/event-api'
import { hasAnyPermission } from '#domain/permissions'
import { changedOf } from '#tenant/events/detail'
import { type Api, serve } from '../serve.ts'
import type { AuditRow } from '../tenant/events/audit.ts'

const USUAL_LIMIT = 500

export const events = (api: Api) => {
  serve(api, eventApi.after, ({ audit, query, user }) => {
    const head = audit.head().seq
    // The subjects of the channels that the person may join; agents and clients receive only their own events.
    const subjects =
      user.type === 'staff' ? subscribedSubjects((any) => hasAnyPermission(user, any)) : []
    if (query.after === undefined) return { rows: [], last: head, more: false, head, subjects }
    const limit = query.limit ?? USUAL_LIMIT
    const rows = audit.after(query.after, { subjects, user: user.id }, limit + 1)
    const more = rows.length > limit
    const visible = rows.slice(0, limit).map(toMissedEvent)
    return {
      rows: visible,
      last: more ? (visible.at(-1)?.seq ?? head) : head,
      more,
      head,
      subjects,
    }
  })
}

const toMissedEvent = (row: AuditRow & { own: 0 | 1 }): MissedEvent => ({
  seq: row.seq,
  name: row.name,
  subject: row.subject,
  id: row.subject_id,
  version: row.version,
  changed: changedOf(row),
  at: row.at,
  own: row.own === 1,
})
