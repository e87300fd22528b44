import { Refusal } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'

/** Whether the signed-in agent manages their agency’s team. */
export const managesTeam = ({ store, person }: RequestContext): boolean =>
  person.type === 'agent' &&
  store.row(
    `SELECT id FROM negotiators WHERE json_extract(doc, '$.portal_user_id') = ?
     AND json_extract(doc, '$.is_manager') AND json_extract(doc, '$.archived_at') IS NULL`,
    person.id,
  ) !== null

/** Throws 403 unless the signed-in agent manages their agency’s team. */
export const requireTeamManager = (context: RequestContext) => {
  if (!managesTeam(context))
    throw new Refusal(
      403,
      'forbidden',
      'Only managers may do this. Ask us to make you one in your agency’s record.',
    )
}
