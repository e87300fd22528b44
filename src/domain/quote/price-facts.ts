import type { QuoteFacts } from './facts.ts'

/** The facts that affect the price, without names, contact details, addresses and credit. */
const priceFacts = (facts: QuoteFacts) => ({
  ...facts,
  clients: facts.clients.length,
  sale_stage: null,
  owner_id: null,
  giver_id: null,
  bdm_id: null,
  sale: facts.sale && { ...facts.sale, address: '', uprn: null },
  purchase: facts.purchase && { ...facts.purchase, address: '', uprn: null, lender: '' },
  remortgage: facts.remortgage && { ...facts.remortgage, address: '', uprn: null, lender: '' },
  transfer_of_equity: facts.transfer_of_equity && {
    ...facts.transfer_of_equity,
    address: '',
    uprn: null,
    lender: '',
  },
})

export const isPricedAlike = (before: QuoteFacts, after: QuoteFacts) =>
  isSame(priceFacts(before), priceFacts(after))

// Compares by key, because stored records can have another key order.
const isSame = (before: unknown, after: unknown): boolean => {
  if (before === after) return true
  if (!isRecord(before) || !isRecord(after)) return false
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].every((key) => isSame(before[key], after[key]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
