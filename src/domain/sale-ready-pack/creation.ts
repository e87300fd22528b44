import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { type PackOutcome, packEvent, titled } from './change.ts'
import type { PackRecord } from './record.ts'

type NewPack = Pick<
  PackRecord,
  | 'id'
  | 'facts'
  | 'sellers'
  | 'quote_case_id'
  | 'conveyance_id'
  | 'agency'
  | 'people'
  | 'answers'
  | 'transaction'
>

/** A pack without releases, whose answers are to be collected; `from` says what it began with. */
export const newPack = (entry: NewPack, from: string, by: Actor, now: Instant): PackOutcome => {
  const pack: PackRecord = {
    ...entry,
    version: 1,
    status: 'collecting',
    owner: { id: by.id, name: by.name },
    people: [...new Set([by.id, ...entry.people])],
    consents: [],
    releases: [],
    addenda: [],
    orders: [],
    requested_at: now,
    invited_at: null,
    withdrawn_reason: null,
    updated_at: now,
  }
  return { pack, events: [packEvent('pack.created', pack, [], { ...titled(pack), from })] }
}
