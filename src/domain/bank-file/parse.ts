import type { BankFile, DaysByHand } from './bank-file.ts'
import { camtStatement } from './camt053.ts'
import { csvStatement } from './csv.ts'
import { mt940Statement } from './mt940.ts'

/**
 * A bank statement in any form that we read. Throws BankFileFault, and then nothing of it counts; BankDayFault for a line
 * whose day is none and is not in `days`.
 */
export const bankFileOf = (source: string, days: DaysByHand = {}): BankFile => {
  const text = source.replace(/^\uFEFF/, '')
  if (/^\s*</.test(text)) return camtStatement(text, days)
  return /^:\d\d[A-Z]?:/m.test(text) ? mt940Statement(text, days) : csvStatement(text, days)
}
