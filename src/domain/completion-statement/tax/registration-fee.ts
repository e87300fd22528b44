import { completionDay } from '#domain/conveyance/plan/key-date'
import { entriesOf } from '#domain/entries'
import type { Pence } from '#domain/money'
import { type RegistrationFee, registrationFee } from '#domain/tax/registration-fee'
import type { RegistrationRoute } from '#domain/tax/registration-fee-rates'
import { type CalculatedFigure, type Calculation, calculated } from './calculation.ts'
import type { RegistrationKind, StatedFact } from './facts.ts'
import { considerationOf, day, pence, rentsIn, type TaxSources } from './sources.ts'

/** The name of an application, and the column of the fee order; a compulsory first registration pays the full fee. */
const kinds: Readonly<Record<RegistrationKind, { name: string; route: RegistrationRoute }>> = {
  whole: { name: 'The whole of a registered title, by the portal', route: 'portal-whole' },
  part: { name: 'Part of a registered title', route: 'portal-part' },
  new_lease: { name: 'A new lease', route: 'portal-part' },
  compulsory_first: { name: 'Compulsory first registration', route: 'post' },
  voluntary_first: { name: 'Voluntary first registration', route: 'voluntary' },
}

export const registrationOptions = entriesOf(kinds).map(([value, { name: label }]) => ({
  value,
  label,
}))

/** The price of a purchase, and of a new lease its highest rent with the premium; of a transfer the share. */
const amountOf = (from: TaxSources): { facts: readonly StatedFact[]; amount: Pence | null } => {
  const { conveyance, facts } = from
  if (conveyance.matter_type === 'transfer-of-equity')
    return {
      facts: [{ key: 'share_value', value: pence(facts.share_value) }],
      amount: facts.share_value,
    }
  const price = considerationOf(from)
  const consideration = { key: 'consideration', value: pence(price) } as const
  if (facts.registration !== 'new_lease') return { facts: [consideration], amount: price }
  const rents = facts.rents.map(({ amount }) => amount)
  const amount = price === null || rents.length === 0 ? null : price + Math.max(...rents)
  return { facts: [consideration, { key: 'rents', value: rentsIn(facts) }], amount }
}

/** HM Land Registry's fee: Scale 1 for a purchase, Scale 2 for a transfer of a share. */
export const calculateRegistrationFee = (from: TaxSources): Calculation => {
  const { conveyance, facts } = from
  const { registration } = facts
  const lodged = conveyance.key_dates.ap1_lodged_on ?? completionDay(conveyance.key_dates)
  const { amount, facts: sums } = amountOf(from)
  const asked: readonly StatedFact[] = [
    ...sums,
    { key: 'registration', value: registration && kinds[registration].name },
    { key: 'lodged_on', value: day(lodged) },
  ]
  if (registration === null || lodged === null || amount === null) return calculated(asked, null)
  const scale = conveyance.matter_type === 'purchase' ? 1 : 2
  const { route } = kinds[registration]
  return calculated(asked, () => ({
    more: [],
    figure: figureOf(scale, registrationFee({ scale, route, amount, lodgedOn: lodged })),
  }))
}

const figureOf = (scale: 1 | 2, { fee, band, rule }: RegistrationFee): CalculatedFigure => ({
  amount: fee,
  basis: `Scale ${scale}`,
  lines: [
    {
      label:
        band.to === null ? `Above ${pence(band.from)}` : `${pence(band.from)} to ${pence(band.to)}`,
      amount: fee,
    },
  ],
  notes: [],
  rule: { version: rule.version, source: rule.source, checked_on: rule.checkedOn },
})
