import type { Conveyance } from '#domain/conveyance/conveyance'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'
import { saleReadyPackDocument } from '#tenant/sale-ready-pack/document'

/** Whether others aged 17 or over live in the property, as the newest pack of the case or its quote says; null without an answer. */
export const occupiersOf = (
  { store }: RequestContext,
  { id, quote_case_id }: Conveyance,
): string | null => {
  const packs = parseReadable(
    store,
    saleReadyPackDocument,
    store.rows(
      `${selectDocuments(saleReadyPackDocument)}
       WHERE status <> 'withdrawn' AND (conveyance_id = ? OR quote_case_id = ?)
       ORDER BY id DESC LIMIT 1`,
      id,
      quote_case_id ?? id,
    ),
  )
  return packs[0]?.answers['other-adults']?.value ?? null
}
