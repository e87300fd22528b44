import type { DateOnly } from '#domain/dates'
import type { Pence } from '#domain/money'
import { importFile } from '#tenant/reconciliation/importing'
import { bankLinesOf, openPostings } from '#tenant/reconciliation/lines'
import { prepare, sign, suspendLine } from '#tenant/reconciliation/working'
import { namedOf } from '../cast/staff.ts'
import type { DemoFirm } from '../demo-firm.ts'
import type { World } from '../world.ts'

const ACCOUNT = 'GB33SEVN00000100004178'
const MINUTE = 480
/** Days ago on which money arrived that nobody could place. */
const STRANGE = 9
const NOT_PLACED = { amount: 250_00, text: 'FPI R OKONKWO HOUSE' } as const

type Line = { readonly on: DateOnly; readonly amount: Pence; readonly text: string }

const compact = (day: DateOnly) => day.slice(2).replaceAll('-', '')
const sums = (amount: Pence) => (Math.abs(amount) / 100).toFixed(2).replace('.', ',')
const side = (amount: Pence) => (amount < 0 ? 'D' : 'C')

const balance = (tag: string, on: DateOnly, amount: Pence) =>
  `:${tag}:${side(amount)}${compact(on)}GBP${sums(amount)}`

/** A statement of the client account as the bank sends it. */
const statementOf = (number: number, lines: readonly Line[], opening: Pence) => {
  const [from, to] = [lines[0]?.on ?? '', lines.at(-1)?.on ?? '']
  const closing = lines.reduce((total, { amount }) => total + amount, opening)
  const text = [
    `:20:STATEMENT${number}`,
    `:25:${ACCOUNT}`,
    `:28C:${number}/1`,
    balance('60F', from, opening),
    ...lines.flatMap(({ on, amount, text: said }, nth) => [
      `:61:${compact(on)}${side(amount)}${sums(amount)}NTRFNONREF//S${number}L${nth + 1}`,
      `:86:${said}`,
    ]),
    balance('62F', to, closing),
  ].join('\n')
  return { text, closing }
}

/** What the bank booked: each posting of ours under its reference, and a sum that nobody can place. */
const linesBooked = ({ parts }: DemoFirm, { calendar }: World): readonly Line[] => {
  const yesterday = calendar.daysAgo(1)
  const strange: Line = { ...NOT_PLACED, on: calendar.past(STRANGE) }
  const ours = openPostings(parts.store, yesterday).map(
    ({ on, amount, ref, other_party }): Line => ({
      on,
      amount,
      text: `${amount < 0 ? 'FPO' : 'FPI'} ${ref ?? ''} ${(other_party ?? 'TRANSFER').toUpperCase()}`,
    }),
  )
  return [...ours, strange].toSorted((a, b) => a.on.localeCompare(b.on))
}

/**
 * Imports the bank’s statements of the client account: all until the end of last month, which was reconciled and
 * signed, and this month until yesterday.
 */
export const saveStatements = (firm: DemoFirm, world: World) => {
  const { calendar, staff } = world
  const at = (day: DateOnly, by: 'cashier' | 'owner') =>
    firm.at(calendar.at(day, MINUTE), namedOf(staff[by]))
  const first = `${calendar.today.slice(0, 8)}01`
  const lines = linesBooked(firm, world)
  const [before, now] = [
    lines.filter(({ on }) => on < first),
    lines.filter(({ on }) => on >= first),
  ]
  const last = statementOf(1, before, 0)
  const isFirstDay = before.length === 0
  if (!isFirstDay) {
    importFile(at(first, 'cashier'), { name: 'Severn Bank, until last month.sta', text: last.text })
    suspend(at(first, 'cashier'))
    const [prepared] = prepare(at(first, 'cashier')).reconciliations
    if (prepared) sign(at(first, 'owner'), prepared.id, prepared.version)
  }
  if (now.length === 0) return
  const { text } = statementOf(2, now, last.closing)
  importFile(at(calendar.today, 'cashier'), { name: 'Severn Bank, this month.sta', text })
  suspend(at(calendar.today, 'cashier'))
}

const suspend = (context: ReturnType<DemoFirm['at']>) => {
  for (const { id, amount } of bankLinesOf(context.store).open())
    if (amount === NOT_PLACED.amount) suspendLine(context, id)
}
