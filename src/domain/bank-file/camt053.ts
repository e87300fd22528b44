import type { Pence } from '#domain/money'
import {
  assertSum,
  type BankFile,
  BankFileFault,
  type DaysByHand,
  type RawLine,
  withIds,
} from './bank-file.ts'
import { decimalPence, digitsIn, writtenDay } from './values.ts'
import { type Element, xmlElement } from './xml.ts'

const all = (of: Element, path: string): readonly Element[] =>
  path
    .split('/')
    .reduce<readonly Element[]>(
      (found, name) => found.flatMap((it) => it.children.filter((child) => child.name === name)),
      [of],
    )

const textAt = (of: Element, ...paths: readonly string[]): string | null =>
  paths.map((path) => all(of, path)[0]?.text.trim()).find(Boolean) ?? null

const amountIn = (of: Element, place: string): Pence => {
  const [amount] = all(of, 'Amt')
  if (amount?.attributes['Ccy'] !== 'GBP')
    throw new BankFileFault(
      `The amount is in ${amount?.attributes['Ccy'] ?? 'no currency'}.`,
      place,
    )
  const pence = decimalPence(amount.text, place)
  return textAt(of, 'CdtDbtInd') === 'CRDT' ? pence : -pence
}

const balance = (statement: Element, code: string, account: string): Pence => {
  const found = all(statement, 'Bal').find((it) => textAt(it, 'Tp/CdOrPrtry/Cd') === code)
  if (found === undefined) throw new BankFileFault(`The balance ${code} is missing.`)
  return amountIn(found, `account ending ${account.slice(-4)}, balance ${code}`)
}

// Version 02 writes the status itself, version 08 in a code.
const isBooked = (entry: Element) => textAt(entry, 'Sts/Cd', 'Sts') === 'BOOK'

const ACCOUNT = 'NtryDtls/TxDtls/RltdPties/DbtrAcct/Id'

/** The account that an entry of one payment came from. */
const sourceOf = (entry: Element) => {
  if (all(entry, 'NtryDtls/TxDtls').length !== 1) return {}
  const digits = digitsIn(textAt(entry, `${ACCOUNT}/Othr/Id`, `${ACCOUNT}/IBAN`) ?? '').slice(-14)
  return digits.length === 14 ? { source: digits } : {}
}

const lineOf = (entry: Element, index: number, days: DaysByHand): RawLine => {
  const place = `entry ${index + 1}`
  const day = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? ''
  const texts = all(entry, 'NtryDtls/TxDtls/RmtInf/Ustrd').map(({ text }) => text.trim())
  return {
    on: days[place] ?? writtenDay(day.slice(0, 10), place),
    amount: amountIn(entry, place),
    text: texts.join(' ') || (textAt(entry, 'AddtlNtryInf') ?? ''),
    reference: textAt(entry, 'AcctSvcrRef', 'NtryRef'),
    ...(textAt(entry, 'CdtDbtInd') === 'CRDT' ? sourceOf(entry) : {}),
  }
}

const accountOf = (statement: Element): string => {
  const number = textAt(statement, 'Acct/Id/Othr/Id', 'Acct/Id/IBAN')
  if (number === null) throw new BankFileFault('The account is missing.')
  // The last fourteen digits of a British IBAN are sort code and account number.
  return digitsIn(number).slice(-14)
}

/** Statements as ISO 20022's camt.053, versions 02 to 08; pending entries do not count. Throws BankFileFault. */
export const camtStatement = (text: string, days: DaysByHand = {}): BankFile => {
  const statements = all(xmlElement(text), 'BkToCstmrStmt/Stmt')
  const [first] = statements
  const last = statements.at(-1)
  if (first === undefined || last === undefined)
    throw new BankFileFault('There is no statement in the file.')
  const account = accountOf(first)
  if (statements.some((it) => accountOf(it) !== account))
    throw new BankFileFault('The file holds statements of several accounts.')
  const raw = statements
    .flatMap((it) => all(it, 'Ntry'))
    .filter(isBooked)
    .map((entry, index) => lineOf(entry, index, days))
  const sums = {
    opening: balance(first, 'OPBD', account),
    closing: balance(last, 'CLBD', account),
  }
  const lines = withIds(account, raw)
  assertSum({ account, ...sums, lines })
  return { form: 'CAMT.053', account, ...sums, lines }
}
