import { productsOn } from '#domain/sale-ready-pack/order/product'
import { sharedTransactionOf, transactionOf } from '#domain/sale-ready-pack/pdtf/exchange'
import type { PackRecord } from '#domain/sale-ready-pack/record'
import type { PackView } from '#domain/sale-ready-pack/view'
import type { RequestContext } from '#tenant/runtime/context'
import { findTarget } from '#tenant/sale-memo/targets'
import { caseOfPack } from './case-of-pack.ts'

/** A pack for staff, with the quote or case that it belongs to. */
export const packView = (
  context: RequestContext,
  { transaction, ...pack }: PackRecord,
): PackView => ({
  pack,
  of: ownerOf(context, pack),
  charged_to: caseOfPack(context, pack)?.ref ?? null,
  for_sale: productsOn(context.today),
  is_imported: transaction !== null,
})

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
export const transactionText = (pack: PackRecord) => textOf(transactionOf(pack))

/** The same for somebody outside. */
export const sharedTransactionText = (pack: PackRecord) => textOf(sharedTransactionOf(pack))

const textOf = (transaction: unknown) => ({ text: JSON.stringify(transaction, null, 2) })
