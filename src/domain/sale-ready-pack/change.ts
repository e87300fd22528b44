import { type Instant, londonDate } from '#domain/dates'
import type { AnyEventOf, EventOf } from '#domain/event'
import { withChange } from '#domain/record-change'
import type { PackEvents } from './events.ts'
import type { PackRecord } from './record.ts'
import { statusOf } from './standing.ts'

export type PackEvent = AnyEventOf<PackEvents>

/** A pack after an act, with its events; no events means nothing to save. */
export type PackOutcome = { readonly pack: PackRecord; readonly events: readonly PackEvent[] }

/** A pack by its property. */
export const packTitle = ({ facts }: Pick<PackRecord, 'facts'>) =>
  facts.address || 'Pack without an address'

export const titled = (pack: PackRecord) => ({ title: packTitle(pack) })

export const packEvent = <Name extends keyof PackEvents>(
  name: Name,
  pack: PackRecord,
  fields: readonly (keyof PackRecord)[],
  detail: PackEvents[Name]['detail'],
): EventOf<PackEvents, Name> => ({
  name,
  subject: 'sale-ready-pack',
  id: pack.id,
  version: pack.version,
  changed: fields,
  detail,
})

/** The changed pack with the status that follows. */
export const changed = (before: PackRecord, change: Partial<PackRecord>, now: Instant) => {
  const pack = withChange(before, change, now)
  return { ...pack, status: statusOf(pack, londonDate(now)) }
}

/** The event of a pack that has just become ready; none otherwise. */
export const readiness = (before: PackRecord, pack: PackRecord): readonly PackEvent[] =>
  before.status === 'collecting' && pack.status === 'ready'
    ? [packEvent('pack.ready', pack, ['status'], titled(pack))]
    : []
