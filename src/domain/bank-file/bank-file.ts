import type { DateOnly } from '#domain/dates'
import { type Pence, sum } from '#domain/money'

/** A line of a bank statement that was booked. */
export type BankLine = {
  /** The same for the same line in every file: by the bank's reference, else by what it says and its number among equals. */
  readonly id: string
  readonly on: DateOnly
  /** Above zero what came in, below what went out. */
  readonly amount: Pence
  readonly text: string
  /** The bank's own reference; null where the file has none. */
  readonly reference: string | null
  /** Sort code and account number that money came from, digits only; absent where the file does not say. */
  readonly source?: string
}

/** A statement of one account in pounds whose sums were checked. */
export type BankFile = {
  readonly form: 'CSV' | 'MT940' | 'CAMT.053'
  /** Sort code and account number, digits only; null where the file names none. */
  readonly account: string | null
  /** Null where the file has no balances. */
  readonly opening: Pence | null
  readonly closing: Pence | null
  /** In the order of booking. */
  readonly lines: readonly BankLine[]
}

/** Thrown for a file that is not a whole statement; nothing of it counts. */
export class BankFileFault extends Error {
  /** Where in the file: 'line 7'. */
  readonly place: string

  constructor(message: string, place = '') {
    super(place ? `${place}: ${message}` : message)
    this.name = 'BankFileFault'
    this.place = place
  }
}

/** Thrown for a line whose day is none, such as 30 February; somebody may say which day it was. */
export class BankDayFault extends BankFileFault {
  constructor(written: string, place: string) {
    super(`“${written}” is not a day.`, place)
    this.name = 'BankDayFault'
  }
}

/** Days that somebody entered for lines whose own cannot be read, by the place of the line: 'line 7'. */
export type DaysByHand = Readonly<Record<string, DateOnly>>

export type RawLine = Omit<BankLine, 'id'>

const keyOf = (account: string | null, { reference, on, amount, text }: RawLine) =>
  [account ?? '', ...(reference ? [reference] : [on, amount, text])].join('|')

/** Numbers lines that are alike, so that two equal ones in one file are two. */
export const withIds = (account: string | null, lines: readonly RawLine[]): readonly BankLine[] => {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const key = keyOf(account, line)
    const ordinal = (seen.get(key) ?? 0) + 1
    seen.set(key, ordinal)
    return { ...line, id: `${key}|${ordinal}` }
  })
}

/** Throws when the opening balance and the lines do not give the closing one. */
export const assertSum = ({ opening, closing, lines }: Omit<BankFile, 'form'>) => {
  if (opening === null || closing === null) return
  const total = opening + sum(lines.map(({ amount }) => amount))
  if (total !== closing)
    throw new BankFileFault(
      `The lines do not add up: opening balance and lines give ${total / 100}, the file says ${closing / 100}.`,
    )
}

/** What came in and went out. */
export const turnoverOf = ({ lines }: Pick<BankFile, 'lines'>) => ({
  in: sum(lines.map(({ amount }) => Math.max(0, amount))),
  out: sum(lines.map(({ amount }) => Math.max(0, -amount))),
})
