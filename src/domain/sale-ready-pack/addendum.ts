import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { type PackEvent, packEvent, titled } from './change.ts'
import type { PackAddendum, PackRecord } from './record.ts'

/** What a pack said, and what it says now. */
export type PackChange = PackAddendum['changes'][number]

/** The addenda of a pack after a change; the change is one of them as soon as anybody has had the pack. */
export const addendaAfter = (
  { releases, addenda }: PackRecord,
  changes: readonly PackChange[],
  by: Actor,
  now: Instant,
): PackAddendum[] => {
  if (releases.length === 0 || changes.length === 0) return addenda
  const number = (addenda.at(-1)?.number ?? 0) + 1
  return [...addenda, { number, at: now, by: { id: by.id, name: by.name }, changes: [...changes] }]
}

/** The event of an addendum that a change has made; none without one. */
export const addendumEvents = (before: PackRecord, pack: PackRecord): readonly PackEvent[] => {
  const last = pack.addenda.at(-1)
  if (last === undefined || pack.addenda.length === before.addenda.length) return []
  const items = last.changes.map(({ item }) => item)
  return [
    packEvent('pack.addendum', pack, ['addenda'], { ...titled(pack), number: last.number, items }),
  ]
}
