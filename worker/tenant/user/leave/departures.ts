import type { Departure } from '#domain/user/leave/departure'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { departureDocument } from './document.ts'

const ACTIVE = `state IN ('planned', 'running', 'blocked')`

export const departuresOf = (store: Store) => {
  const table = tableOf(store, departureDocument)
  const idsOf = (query: string, ...bindings: string[]) =>
    store.rows<{ id: string }>(query, ...bindings).map((it) => it.id)
  return {
    ...table,
    /** The departure of a user that is planned, running or blocked; null without one. */
    activeOf: (userId: string): Departure | null => {
      const [id] = idsOf(`SELECT id FROM departures WHERE user_id = ? AND ${ACTIVE}`, userId)
      return id === undefined ? null : table.find(id)
    },
    /** The last departure of a user that was not cancelled; null without one. */
    latestOf: (userId: string): Departure | null => {
      const [id] = idsOf(
        `SELECT id FROM departures WHERE user_id = ? AND state <> 'cancelled' ORDER BY id DESC LIMIT 1`,
        userId,
      )
      return id === undefined ? null : table.find(id)
    },
    /** The ids of users who have one that is planned, running or blocked. */
    leavers: () => idsOf(`SELECT user_id AS id FROM departures WHERE ${ACTIVE}`),
    /** Those whose work is to be handed over on or before a day. */
    due: (today: string): Departure[] =>
      table.all(
        idsOf(
          `SELECT id FROM departures WHERE state = 'running' OR (state = 'planned' AND starts_on <= ?)`,
          today,
        ),
      ),
    /** Saves the next version. */
    save: (departure: Departure, now: string): Departure =>
      table.replace(
        { ...departure, version: departure.version + 1, updated_at: now },
        departure.version,
      ),
  }
}
