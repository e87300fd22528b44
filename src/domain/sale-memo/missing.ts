import type { MemoFacts } from './facts.ts'
import type { SaleMemo } from './memo.ts'

/** What a case needs of a memo, in the words in which an agent is asked for it. */
const needs: readonly { readonly what: string; has(facts: MemoFacts): boolean }[] = [
  { what: 'the address of the property', has: ({ address }) => address !== '' },
  { what: 'the agreed price', has: ({ price }) => price !== null },
  { what: 'the names of the sellers', has: ({ sellers }) => sellers.length > 0 },
  { what: 'the names of the buyers', has: ({ buyers }) => buyers.length > 0 },
  { what: 'the seller’s conveyancer', has: ({ seller_firm }) => seller_firm !== '' },
  { what: 'the buyer’s conveyancer', has: ({ buyer_firm }) => buyer_firm !== '' },
  {
    what: 'an email address of the other conveyancer',
    has: (it) => it.seller_firm_email !== '' || it.buyer_firm_email !== '',
  },
  { what: 'whether the property is freehold or leasehold', has: ({ tenure }) => tenure !== null },
  { what: 'how the buyer pays', has: ({ funding }) => funding !== null },
  { what: 'whether the buyer has a property to sell', has: (it) => it.buyer_chain !== null },
]

/** What a memo does not state, to be asked of its agent. */
export const missingIn = ({ facts }: Pick<SaleMemo, 'facts'>): readonly string[] =>
  needs.filter(({ has }) => !has(facts)).map(({ what }) => what)
