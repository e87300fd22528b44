import { proseOf } from './pieces.ts'

// A sort code; an account number of eight digits in one or two groups; a British IBAN.
const SHAPES = [
  /(?<![\d-])\d{2}[-–—]\d{2}[-–—]\d{2}(?![\d-])/,
  /(?<!\d[ -]?)\d{4}[ -]?\d{4}(?![ -]?\d)/,
  /\bGB\d{2} ?[A-Z]{4}(?: ?\d){14}\b/i,
]

/** Whether a text has digits shaped like a bank account, which no template may hold. */
export const hasBankNumber = (template: string) => {
  const prose = proseOf(template).replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
  return SHAPES.some((shape) => shape.test(prose))
}
