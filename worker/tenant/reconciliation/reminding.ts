import { morningFrom } from '#domain/conveyance/clock/civil-hour'
import { londonDate } from '#domain/dates'
import { isUnexplained } from '#domain/reconciliation/explanation'
import type { RequestContext } from '#tenant/runtime/context'
import { bankLinesOf } from './lines.ts'
import { tellOfUnknown } from './telling.ts'

/** The lines of earlier imports by which money left and that nobody has explained: said again each working morning. */
export const unknownMoneyOut = (context: RequestContext) => {
  if (morningFrom(context.today) > context.now) return []
  return bankLinesOf(context.store)
    .open()
    .filter((line) => isUnexplained(line) && londonDate(line.imported_at) < context.today)
    .map((line) => ({
      key: `${line.id} ${context.today}`,
      record: { table: 'bank_lines', id: line.id },
      emit: () => tellOfUnknown(context, 'bank-line.still-unknown', [line]),
    }))
}
