import type { Pence } from '#domain/money'
import { caseFiguresDocument } from '#tenant/completion-statement/document'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'

/** The tax that is locked in a case; null while it is open. */
export const caseTaxOf = ({ store }: Pick<RequestContext, 'store'>, id: string): Pence | null =>
  tableOf(store, caseFiguresDocument).find(id)?.tax?.amount ?? null
