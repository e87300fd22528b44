import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import type { FieldChange } from '#domain/field-change'
import { CONTACT_DAYS } from './acts.ts'
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

const hoursBefore = (now: Instant, hours: number): Instant =>
  new Date(Date.parse(now) - hours * 3_600_000).toISOString()

/** Changes after this are too late for a number to count as held. */
export const heldSince = (now: Instant): Instant => hoursBefore(now, HELD_HOURS)

/** A telephone or address that was replaced after this holds new details back. */
export const contactSince = (now: Instant): Instant => hoursBefore(now, CONTACT_DAYS * 24)

const fieldsOf: Readonly<Record<PayeeKind, RegExp | null>> = {
  client: /^client \d+ (phone|email)$/,
  other_side: /^other side (phone|email)$/,
  lender: /^lender (phone|email)$/,
  agent: /^(phone|email)$/,
  public_body: null,
  other: null,
}

/** The telephones and addresses of a payee that were replaced; one that was empty before is none. */
export const replacedContacts = <Change extends FieldChange>(
  kind: PayeeKind,
  changes: readonly Change[],
): readonly Change[] =>
  changes.filter(({ field, from }) => from !== '' && fieldsOf[kind]?.test(field) === true)

/** The numbers that no late change brought; one that it only left in place stays. */
export const numbersBefore = (
  numbers: readonly HeldNumber[],
  lateChanges: readonly FieldChange[],
): readonly HeldNumber[] =>
  numbers.filter(
    ({ phone }) => !lateChanges.some(({ from, to }) => to.includes(phone) && !from.includes(phone)),
  )
