import { datedRows, inForce } from '#domain/dated-rule'
import { addMonths, type DateOnly } from '#domain/dates'

const identityRules = datedRows('Identity checks', '2026-11-23', [
  {
    effectiveFrom: '2017-06-26',
    source:
      'Money Laundering Regulations 2017, regulation 28(11)(b): what is held of a client is kept up to date. The regulations fix no period; 12 months is the product’s own default.',
    months: 12,
  },
])

/** The last day on which an identity check of a day may still be relied on. */
export const identityCheckedUntil = (on: DateOnly): DateOnly =>
  addMonths(on, inForce(identityRules, on)?.months ?? 0)
