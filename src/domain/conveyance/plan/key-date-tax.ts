import type { Conveyance } from '#domain/conveyance/conveyance'
import { addDays, type DateOnly } from '#domain/dates'
import type { Nation } from '#domain/matter'

/** Days after completion within which the land transaction return is filed and the tax paid. */
const returnDays: readonly {
  readonly nation: Nation
  readonly from: DateOnly
  readonly days: number
  readonly source: string
}[] = [
  { nation: 'England', from: '2019-03-01', days: 14, source: 'Finance Act 2003, section 76' },
  { nation: 'England', from: '2003-12-01', days: 30, source: 'Finance Act 2003, section 76' },
  { nation: 'Wales', from: '2018-04-01', days: 30, source: 'LTTA Act 2017, section 44' },
]

const isTaxed = (conveyance: Pick<Conveyance, 'matter_type' | 'flags'>) =>
  conveyance.matter_type === 'purchase' ||
  (conveyance.matter_type === 'transfer-of-equity' && conveyance.flags.includes('tax_due'))

export const taxDueOn = (
  conveyance: Pick<Conveyance, 'matter_type' | 'flags' | 'nation'>,
  completion_on: DateOnly | null,
): DateOnly | null => {
  if (!completion_on || !isTaxed(conveyance)) return null
  const rule = returnDays.find(
    (one) => one.nation === conveyance.nation && one.from <= completion_on,
  )
  return rule ? addDays(completion_on, rule.days) : null
}
