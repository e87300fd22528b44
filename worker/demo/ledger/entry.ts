import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { type DateOnly, londonDate } from '#domain/dates'
import type { LedgerAct } from '#domain/ledger/act'
import type { PayeeKind } from '#domain/payee/payee'
import type { PaymentPurpose } from '#domain/payment/payment'
import type { RequestPurpose } from '#domain/payment-request/request'
import { addWorkingDays } from '#domain/working-days'
import { boughtFor, searchesNet } from './sums.ts'

/** What is posted to the ledger of a case on a day, and the record that it belongs to. */
export type DemoEntry = {
  readonly on: DateOnly
  readonly act: Partial<LedgerAct> & { readonly act: string }
  readonly narrative: string
  readonly other_party: string | null
  /** Whom a payment goes to, and what for. */
  readonly payment?: { readonly purpose: PaymentPurpose; readonly kind: PayeeKind }
  /** What a client was asked for. */
  readonly request?: RequestPurpose
}

export const dayOf = ({ facts }: Pick<Conveyance, 'facts'>, fact: FactKey): DateOnly | null => {
  const recorded = facts[fact]
  return recorded ? londonDate(recorded.at) : null
}

export const clientsOf = ({ clients }: Conveyance) => clients.map(({ name }) => name).join(' and ')

export const otherSideOf = ({ other_side }: Conveyance) =>
  other_side?.firm ?? 'The other side’s conveyancer'

/** The entries once a fact is recorded; none before. */
export const since = (
  conveyance: Conveyance,
  fact: FactKey,
  entries: (on: DateOnly) => readonly DemoEntry[],
): readonly DemoEntry[] => {
  const on = dayOf(conveyance, fact)
  return on === null ? [] : entries(on)
}

/** The first working day after a fact; null while it is not past. */
export const dayAfter = (
  conveyance: Conveyance,
  fact: FactKey,
  today: DateOnly,
  days = 1,
): DateOnly | null => {
  const on = dayOf(conveyance, fact)
  const after = on && addWorkingDays(on, days)
  return after !== null && after < today ? after : null
}

/** What the office bought for the case. */
export const purchasesFor = (conveyance: Conveyance): readonly DemoEntry[] =>
  boughtFor(conveyance).flatMap(({ fact, what, from, gross, vat }) =>
    since(conveyance, fact, (on) => [
      {
        on,
        act: { act: 'pay_office', amount: gross, vat, treatment: 'principal' },
        narrative: what,
        other_party: from,
      },
    ]),
  )

const works = {
  sale: 'Our work on your sale',
  purchase: 'Our work on your purchase',
  remortgage: 'Our work on your remortgage',
  'transfer-of-equity': 'Our work on your transfer of equity',
} as const

/** The bill of a case, with what is paid for the clients as their agent. */
export const billFor = (conveyance: Conveyance, on: DateOnly, agency = 0): DemoEntry => ({
  on,
  act: {
    act: 'bill',
    fees: conveyance.fees,
    principal: searchesNet(conveyance),
    agency,
  },
  narrative: works[conveyance.matter_type],
  other_party: clientsOf(conveyance),
})
