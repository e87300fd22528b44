import type { DocumentOpening } from '#domain/document/opening'
import type { RequestContext } from '#tenant/runtime/context'
import { documentFor } from './reading.ts'

/** Which clients opened a document, the first to do so first, by the audit log; throws 404 out of scope. */
export const openingsOf = (context: RequestContext, id: string): DocumentOpening[] =>
  context.store.rows<DocumentOpening>(
    `SELECT a.actor_name AS name, min(a.at) AS first_at, max(a.at) AS last_at
     FROM audit AS a INDEXED BY audit_subject JOIN users AS u ON u.id = a.actor_id
     WHERE a.subject = 'read' AND a.subject_id = ? AND a.name = 'record.read' AND u.type = 'client'
     GROUP BY a.actor_id ORDER BY first_at`,
    documentFor(context, id).id,
  )
