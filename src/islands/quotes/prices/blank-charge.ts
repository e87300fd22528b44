import { STANDARD } from '#domain/quote/scale/charges'

/** A line of the firm's own making, always charged, that says nothing yet. */
export const blankCharge = () => ({
  key: `own_${crypto.randomUUID().slice(0, 8)}`,
  label: '',
  why: '',
  vat_rate: STANDARD,
  when: [],
})

/** The same for a charge that may be made several times. */
export const blankCountedCharge = () => ({
  ...blankCharge(),
  label_many: null,
  label_could: '',
  per: null,
})
