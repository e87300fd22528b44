import { taxAt } from '#domain/completion-statement/figures'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Pence } from '#domain/money'
import { caseFiguresDocument } from '#tenant/completion-statement/document'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'

/** The tax that is locked at the price of the case; null while it is open. */
export const caseTaxOf = (
  { store }: Pick<RequestContext, 'store'>,
  { id, price }: Pick<Conveyance, 'id' | 'price'>,
): Pence | null => {
  const figures = tableOf(store, caseFiguresDocument).find(id)
  return (figures && taxAt(figures, price)?.amount) ?? null
}
