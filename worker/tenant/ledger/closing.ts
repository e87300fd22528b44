import { formatPence } from '#domain/money'
import { wrongState } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { ledgerOf } from './ledgers.ts'

/** Throws 409 while a case holds money, or is owed some: a file is closed with a nil balance alone. */
export const assertNilBalance = (context: RequestContext, id: string) => {
  const { client, stakeholder, lender, office } = ledgerOf(context, id)
  const held = client + stakeholder + lender
  const missing = [
    ...(held > 0 ? [`${formatPence(held)} is still held`] : []),
    ...(office !== 0 ? [`${formatPence(office)} is still owed to us`] : []),
  ].map((what) => ({ what, href: `/conveyances/${id}?tab=money` }))
  if (missing.length > 0)
    throw wrongState('ledger.balance_remains', 'Money remains on the ledger of the case.', missing)
}
