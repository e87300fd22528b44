import { STANDARD } from '#domain/quote/scale/charges'

export const blankCharge = () => ({
  key: `own_${crypto.randomUUID().slice(0, 8)}`,
  label: '',
  why: '',
  vat_rate: STANDARD,
  when: [],
})

/** An empty charge that may be made several times. */
export const blankCountedCharge = () => ({
  ...blankCharge(),
  label_many: null,
  label_could: '',
  per: null,
})
