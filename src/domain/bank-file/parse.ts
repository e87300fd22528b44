import type { BankFile } from './bank-file.ts'
import { camtStatement } from './camt053.ts'
import { csvStatement } from './csv.ts'
import { mt940Statement } from './mt940.ts'

/** A bank statement in any form that we read; throws BankFileFault, and then nothing of it counts. */
export const bankFileOf = (source: string): BankFile => {
  const text = source.replace(/^\uFEFF/, '')
  if (/^\s*</.test(text)) return camtStatement(text)
  return /^:\d\d[A-Z]?:/m.test(text) ? mt940Statement(text) : csvStatement(text)
}
