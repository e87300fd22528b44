import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { isEnded } from '#domain/conveyance/labels'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'

type Link = Conveyance['linked']
type Linked = Pick<Conveyance, 'id' | 'ref' | 'matter_type'>

const relinked = (records: CaseRecords, linked: Link, title: string, now: Instant): CaseChange =>
  settle(records, { conveyance: { ...records.conveyance, linked } }, now, [
    { name: 'conveyance.updated', changed: ['linked'], detail: { title } },
  ])

/** The case that another one names as its linked case, naming it as well; null when it does already or has ended. */
export const linkBack = (
  records: CaseRecords,
  { id, ref, matter_type }: Linked,
  now: Instant,
): CaseChange | null =>
  records.conveyance.linked?.id === id || isEnded(records.conveyance)
    ? null
    : relinked(records, { id, ref, matter_type }, `Linked to ${ref}`, now)

/** The case without its link to another one; null when it has none or has ended. */
export const unlinkFrom = (
  records: CaseRecords,
  { id, ref }: Pick<Linked, 'id' | 'ref'>,
  now: Instant,
): CaseChange | null =>
  records.conveyance.linked?.id !== id || isEnded(records.conveyance)
    ? null
    : relinked(records, null, `No longer linked to ${ref}`, now)
