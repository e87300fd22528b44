import type { Conveyance } from '#domain/conveyance/conveyance'
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
