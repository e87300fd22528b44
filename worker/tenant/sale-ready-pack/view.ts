import { transactionOf } from '#domain/sale-ready-pack/pdtf/exchange'
import type { PackRecord } from '#domain/sale-ready-pack/record'
import type { PackView } from '#domain/sale-ready-pack/view'
import type { RequestContext } from '#tenant/runtime/context'
import { findTarget } from '#tenant/sale-memo/targets'

/** A pack for staff, with the quote or case that it belongs to. */
export const packView = (
  context: RequestContext,
  { transaction, ...pack }: PackRecord,
): PackView => ({ pack, of: ownerOf(context, pack), is_imported: transaction !== null })

const ownerOf = (
  context: RequestContext,
  { quote_case_id, conveyance_id }: Pick<PackRecord, 'quote_case_id' | 'conveyance_id'>,
): PackView['of'] => {
  if (conveyance_id !== null) {
    const target = findTarget(context, { kind: 'conveyance', id: conveyance_id })
    return target && { label: target.match.label, href: `/conveyances/${conveyance_id}` }
  }
  if (quote_case_id === null) return null
  const target = findTarget(context, { kind: 'quote-case', id: quote_case_id })
  return target && { label: target.match.label, href: `/quotes/quote-cases/${quote_case_id}` }
}

/** The text of a pack as a transaction of the framework. */
export const transactionText = (pack: PackRecord) => ({
  text: JSON.stringify(transactionOf(pack), null, 2),
})
