import type { Named } from '#domain/party'
import type { Away, Cover } from '#domain/user/cover/cover'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { coverDocument } from './document.ts'

type Row = { id: string; name: string }

export const coversOf = (store: Store) => {
  const table = tableOf(store, coverDocument)
  return {
    ...table,
    /** Those that are on or to come, the first first. */
    current: (today: string): Cover[] =>
      table
        .all(
          store
            .rows<{ id: string }>(
              'SELECT id FROM covers WHERE ended_at IS NULL AND ends_on >= ?',
              today,
            )
            .map((it) => it.id),
        )
        .toSorted((a, b) => a.from.localeCompare(b.from)),
    /** Those that are on, on a day. */
    away: (today: string): Away[] =>
      table
        .all(
          store
            .rows<{ id: string }>(
              'SELECT id FROM covers WHERE ended_at IS NULL AND starts_on <= ?1 AND ends_on >= ?1',
              today,
            )
            .map((it) => it.id),
        )
        .map(({ person, cover, until }) => ({ person, cover, until })),
    /** The people for whom somebody covers on a day. */
    coveredBy: (userId: string, today: string): Named[] =>
      store
        .rows<Row>(
          `SELECT person_id AS id, json_extract(doc, '$.person.name') AS name FROM covers
           WHERE cover_id = ? AND ended_at IS NULL AND starts_on <= ? AND ends_on >= ? ORDER BY name`,
          userId,
          today,
          today,
        )
        .map(({ id, name }) => ({ id, name })),
    /** The cover of somebody that is on; null without one. */
    on: (userId: string, today: string): Cover | null => {
      const row = store.row<{ id: string }>(
        `SELECT id FROM covers WHERE person_id = ? AND ended_at IS NULL AND starts_on <= ? AND ends_on >= ?`,
        userId,
        today,
        today,
      )
      return row === null ? null : table.find(row.id)
    },
  }
}

export type Covers = ReturnType<typeof coversOf>
