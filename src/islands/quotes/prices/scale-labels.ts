import type { MatterType } from '#domain/matter'
import { scaleFact } from '#domain/quote/scale/facts'
import type { Disbursement, FactTest, FeeScale } from '#domain/quote/scale/scale'
import type { FeeScaleStatus } from '#domain/quote/scale/stored'
import { date, money } from '#lib/format'

/** 'Tenure: leasehold or share of freehold' */
export const testText = (matter: MatterType, { fact, is }: FactTest) => {
  const factOption = scaleFact(matter, fact)
  const answers = is.map(
    (answer) =>
      factOption?.answers.find(({ value }) => value === answer)?.label.toLowerCase() ?? '?',
  )
  return `${factOption?.label ?? fact}: ${answers.join(' or ')}`
}

/** 'Tenure: leasehold, Building of 11 m or more: yes'; 'always' without a condition. */
export const conditionText = (matter: MatterType, tests: readonly FactTest[]) =>
  tests.length === 0 ? 'always' : tests.map((test) => testText(matter, test)).join(', ')

/** The cost of a disbursement: '£265.00', 'Land Registry scale 1', 'statutory fee'. */
export const amountText = ({ amount }: Pick<Disbursement, 'amount'>) => {
  if (amount.kind === 'fixed') return money(Number.isNaN(amount.amount) ? 0 : amount.amount)
  if (amount.kind === 'registration') return `Land Registry scale ${amount.scale}`
  return 'statutory fee'
}

export const statusLabels = {
  draft: { label: 'Draft', tone: 'note' },
  'to-come': { label: 'Scheduled', tone: 'acc' },
  'in-force': { label: 'In force', tone: 'good' },
  replaced: { label: 'Replaced', tone: 'plain' },
  ended: { label: 'Ended', tone: 'plain' },
} as const satisfies Record<FeeScaleStatus, { label: string; tone: string }>

/** 'from Sat 21 Nov', 'Mon 1 Jun to Mon 31 Aug'. */
export const periodText = ({ valid_from, valid_to }: Pick<FeeScale, 'valid_from' | 'valid_to'>) =>
  valid_to === null ? `from ${date(valid_from)}` : `${date(valid_from)} to ${date(valid_to)}`
