import type { Conveyance } from '#domain/conveyance/conveyance'
import { identityCheckedUntil } from '#domain/conveyance/evidence/identity-validity'
import type { DateOnly } from '#domain/dates'
import type { IdentityCheck, IdentityStatus, PhotoPaper, PictureSlot } from './identity.ts'

/** A status, or that a check that passed is too old to be relied on. */
export type IdentityStanding = IdentityStatus | 'expired'

/** The last day on which a check that passed may be relied on; null for any other. */
export const validUntil = ({ passed, review }: IdentityCheck): DateOnly | null =>
  passed && review ? identityCheckedUntil(review.on) : null

export const standingOf = (check: IdentityCheck, today: DateOnly): IdentityStanding => {
  const until = validUntil(check)
  return until !== null && until < today ? 'expired' : check.status
}

const slotsByPaper: Readonly<Record<PhotoPaper, readonly PictureSlot[]>> = {
  passport: ['front', 'selfie', 'address'],
  driving_licence: ['front', 'back', 'selfie', 'address'],
  national_id: ['front', 'back', 'selfie', 'address'],
}

/** The pictures that a check needs, in the order in which they are asked for. */
export const slotsOf = ({ paper }: Pick<IdentityCheck, 'paper'>): readonly PictureSlot[] =>
  paper === null ? [] : slotsByPaper[paper]

export const missingPictures = (
  check: Pick<IdentityCheck, 'paper' | 'pictures'>,
): readonly PictureSlot[] =>
  slotsOf(check).filter((slot) => !check.pictures.some((it) => it.slot === slot))

/** Whether a check counts for a case: those of its clients, and of whoever else was added. */
export const isNeeded = (
  { role, contact_id, removed }: Pick<IdentityCheck, 'role' | 'contact_id' | 'removed'>,
  { clients }: Pick<Conveyance, 'clients'>,
) => removed === null && (role !== 'client' || clients.some((it) => it.contact_id === contact_id))

/** The check of every person whose identity a case rests on; null for a client whose check has not begun. */
export const checksOf = (
  conveyance: Pick<Conveyance, 'clients'>,
  checks: readonly IdentityCheck[],
): readonly (IdentityCheck | null)[] => {
  const needed = checks.filter((it) => isNeeded(it, conveyance))
  const others = needed.filter(
    ({ contact_id }) => !conveyance.clients.some((it) => it.contact_id === contact_id),
  )
  return [
    ...conveyance.clients.map(
      ({ contact_id }) => needed.find((it) => it.contact_id === contact_id) ?? null,
    ),
    ...others,
  ]
}
