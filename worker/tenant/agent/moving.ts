import type { Named } from '#domain/party'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { permissionsChanged, userChanged } from '#tenant/user/account-events'

const idsOf = ({ store }: RequestContext, table: 'users' | 'fee_scales', agencyId: string) =>
  store
    .rows<{ id: string }>(`SELECT id FROM ${table} WHERE agency_id = ?`, agencyId)
    .map((it) => it.id)

/** Moves the agents of one agency to another; their open pages ask again what they may see. */
export const moveUsers = (context: RequestContext, from: string, to: Named) => {
  for (const user of context.users.all(idsOf(context, 'users', from))) {
    const version = user.version + 1
    const next = { ...user, agency_id: to.id, version, updated_at: context.now }
    context.users.replace(next, user.version)
    userChanged(context, next, ['agency_id'], { name: fullName(next) })
    permissionsChanged(context, next, { name: fullName(next), before: from, after: to.id })
  }
}

/** Moves the fee scales of one agency to another, each with its prices and days. */
export const moveScales = (context: RequestContext, from: string, to: Named) => {
  for (const id of idsOf(context, 'fee_scales', from)) {
    const scale = context.feeScales.get(id)
    const moved = { ...scale, agency: to, version: scale.version + 1 }
    context.feeScales.replace(moved, scale.version)
    const detail = {
      act: 'moved' as const,
      name: moved.name,
      agency: to.name,
      valid_from: moved.valid_from,
    }
    context.recordEvents([
      {
        name: 'fee-scale.changed',
        subject: 'fee-scale',
        id,
        version: moved.version,
        changed: ['agency'],
        detail,
      },
    ])
  }
}

/** Has the calls of one agency name another. */
export const moveCalls = ({ store }: RequestContext, from: string, to: Named) =>
  store.write(
    `UPDATE calls SET version = version + 1,
     doc = json_set(doc, '$.agency', json(?), '$.version', version + 1) WHERE agency_id = ?`,
    JSON.stringify(to),
    from,
  )

/** Has the visits to one agency name another. */
export const moveVisits = ({ store }: RequestContext, from: string, to: Named) =>
  store.write(
    `UPDATE visits SET version = version + 1,
     doc = json_set(doc, '$.agency', json(?), '$.version', version + 1) WHERE agency_id = ?`,
    JSON.stringify(to),
    from,
  )

/** Has the saved views that ask for one agency ask for another. */
export const moveSavedViews = ({ store }: RequestContext, from: string, to: Named) =>
  store.write(
    `UPDATE saved_views SET version = version + 1,
     doc = json_set(replace(doc, ?1, ?2), '$.version', version + 1)
     WHERE instr(json_extract(doc, '$.search'), ?1) > 0`,
    from,
    to.id,
  )

/** Has the visits to one branch of an agency name another. */
export const renameVisits = (
  { store }: RequestContext,
  agencyId: string,
  from: string,
  to: string,
) =>
  store.write(
    `UPDATE visits SET version = version + 1,
     doc = json_set(doc, '$.branch', ?, '$.version', version + 1)
     WHERE agency_id = ? AND branch = ?`,
    to,
    agencyId,
    from,
  )
