import { leadNumber } from '#domain/lead/lead'
import type { MatterType } from '#domain/matter'
import { refOf } from '#domain/matter-names'
import { quoteNumber } from '#domain/quote/case/quote-case'
import type { Store } from './store.ts'

/** The firm's sequence numbers; each is issued once, in the transaction of its record. */
export const numbersOf = (store: Store) => {
  const next = (name: string) =>
    store.row<{ last: number }>(
      `INSERT INTO numbers (name, last) VALUES (?, 1)
       ON CONFLICT (name) DO UPDATE SET last = last + 1 RETURNING last`,
      name,
    )?.last ?? 0
  return {
    /** '26-S-01187' */
    caseRef: (matter: MatterType, today: string) =>
      refOf(matter, Number(today.slice(0, 4)), next('conveyance')),
    /** 'L-01234' */
    leadNumber: () => leadNumber(next('lead')),
    /** 'Q-01234' */
    quoteNumber: () => quoteNumber(next('quote-case')),
  }
}
