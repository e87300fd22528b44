import { blankFigures } from '#domain/completion-statement/figures'
import { type FigureKind, heldOf } from '#domain/completion-statement/tax/view'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Pence } from '#domain/money'
import { caseFiguresDocument } from '#tenant/completion-statement/document'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'

/** The figure that is locked to the facts of the case as they are now; null while it is open or has fallen. */
export const lockedFigureOf = (
  { store }: Pick<RequestContext, 'store'>,
  conveyance: Conveyance,
  kind: FigureKind,
): Pence | null => {
  const { id } = conveyance
  const figures = tableOf(store, caseFiguresDocument).find(id) ?? blankFigures(id)
  return heldOf({ conveyance, figures }, kind)?.amount ?? null
}
