import * as z from 'zod/mini'
import { type DateOnly, londonDate, longDate } from '#domain/dates'
import { sum } from '#domain/money'
import { Pence } from '#domain/money-schema'
import { FeeLine } from './fee.ts'

export const FeeMonth = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-10.'))

/** What a firm owes an agency in a month: fees that became due in it, and what earlier months left. */
export const FeeStatement = z.object({
  month: FeeMonth,
  agency: z.string(),
  /** Due before the month and not paid before it. */
  earlier: z.array(FeeLine),
  /** Due in the month. */
  due: z.array(FeeLine),
  /** Of cases that go on, whatever the month. */
  expected: z.array(FeeLine),
  /** In pence without VAT. */
  due_total: Pence,
  /** Paid within the month. */
  paid_total: Pence,
  /** Owed at the end of the month. */
  owed_total: Pence,
})
export type FeeStatement = z.infer<typeof FeeStatement>

/** '2026-03' of a day or an instant in March. */
export const monthOf = (on: DateOnly) => on.slice(0, 7)

/** 'November 2026' for '2026-11'. */
export const monthName = (month: string) =>
  `${longDate(`${month}-01`).slice(2)} ${month.slice(0, 4)}`

export const thisMonth = (now: string) => monthOf(londonDate(now))

const amountOf = (lines: readonly FeeLine[]) => sum(lines.map(({ amount }) => amount))

type Asked = { readonly month: string; readonly agency: string }

/** The statement of a month, made of the fees of an agency. */
export const feeStatement = ({ month, agency }: Asked, lines: readonly FeeLine[]): FeeStatement => {
  const dueMonth = (line: FeeLine) => (line.due_on === null ? null : monthOf(line.due_on))
  const paidMonth = (line: FeeLine) => (line.paid_on === null ? null : monthOf(line.paid_on))
  const isOwedBefore = (line: FeeLine) => {
    const [due, paid] = [dueMonth(line), paidMonth(line)]
    return due !== null && due < month && (paid === null || paid >= month)
  }
  const earlier = lines.filter(isOwedBefore)
  const due = lines.filter((line) => dueMonth(line) === month)
  const listed = [...earlier, ...due]
  const paid = listed.filter((line) => paidMonth(line) === month)
  const owed = listed.filter((line) => (paidMonth(line) ?? '9999') > month)
  return {
    month,
    agency,
    earlier,
    due,
    expected: lines.filter((line) => line.due_on === null && line.paid_on === null),
    due_total: amountOf(due),
    paid_total: amountOf(paid),
    owed_total: amountOf(owed),
  }
}
