import type { RequestContext } from '#tenant/runtime/context'

/** Whether the signed-in agent manages their agency’s team. */
export const managesTeam = ({ store, person }: RequestContext): boolean =>
  person.type === 'agent' &&
  store.row(
    `SELECT id FROM negotiators WHERE json_extract(doc, '$.portal_user_id') = ?
     AND json_extract(doc, '$.is_manager') AND json_extract(doc, '$.archived_at') IS NULL`,
    person.id,
  ) !== null
