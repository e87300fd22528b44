import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import type { FieldChange } from '#domain/field-change'
import type { HeldNumber, PayeeKind } from './payee.ts'

const held = (who: string, phone: string | null | undefined): HeldNumber[] =>
  phone ? [{ who, phone }] : []

/** The numbers of a payee that the case holds now; `agent` is that of the agency's branch. */
export const numbersHeld = (
  kind: PayeeKind,
  { clients, other_side, lender, agency }: Conveyance,
  agent: string | null,
): readonly HeldNumber[] => {
  switch (kind) {
    case 'client':
      return clients.flatMap(({ name, phone }) => held(name, phone))
    case 'other_side':
      return held(other_side?.firm ?? '', other_side?.phone)
    case 'lender':
      return held(lender?.name ?? '', lender?.phone)
    case 'agent':
      return held(agency?.agency.name ?? '', agent)
    default:
      return []
  }
}

/** Hours for which a number is held before it counts: whoever brings new details may bring a number first. */
const HELD_HOURS = 24

/** Changes after this are too late for a number to count as held. */
export const heldSince = (now: Instant): Instant =>
  new Date(Date.parse(now) - HELD_HOURS * 3_600_000).toISOString()

/** The numbers that no late change brought; one that it only left in place stays. */
export const numbersBefore = (
  numbers: readonly HeldNumber[],
  lateChanges: readonly FieldChange[],
): readonly HeldNumber[] =>
  numbers.filter(
    ({ phone }) => !lateChanges.some(({ from, to }) => to.includes(phone) && !from.includes(phone)),
  )
