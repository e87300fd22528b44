import { sampleNumber } from '#domain/firm/sample/number'
import { leadNumber } from '#domain/lead/lead'
import type { MatterType } from '#domain/matter'
import { refOf } from '#domain/matter-names'
import { quoteNumber } from '#domain/quote/case/quote-case'
import { sampleMarksOf } from '#tenant/firm/sample/marks'
import type { Store } from './store.ts'

/** The firm's sequence numbers; each is issued once, in the transaction of its record. */
export const numbersOf = (store: Store) => {
  const next = (name: string) =>
    store.row<{ last: number }>(
      `INSERT INTO numbers (name, last) VALUES (?, 1)
       ON CONFLICT (name) DO UPDATE SET last = last + 1 RETURNING last`,
      name,
    )?.last ?? 0
  const samples = sampleMarksOf(store)
  const sample = (name: string, number: string) => sampleNumber(number, next(`sample-${name}`))
  const yearOf = (day: string) => Number(day.slice(0, 4))
  return {
    /** '26-S-01187'; in the series of the sample data for a case of a sample quote. */
    caseRef: (matter: MatterType, today: string, from: string | null = null) =>
      samples.has(from)
        ? sample('conveyance', refOf(matter, yearOf(today), 0))
        : refOf(matter, yearOf(today), next('conveyance')),
    /** 'L-01234' */
    leadNumber: () => leadNumber(next('lead')),
    /** 'Q-01234'; in the series of the sample data for a quote of a sample lead. */
    quoteNumber: (from: string | null = null) =>
      samples.has(from) ? sample('quote-case', quoteNumber(0)) : quoteNumber(next('quote-case')),
    /** The next numbers of the sample data, which leave those of the firm as they are. */
    sample: {
      /** How often sample data was added, this time included. */
      addition: () => next('sample'),
      caseRef: (matter: MatterType, year: number) => sample('conveyance', refOf(matter, year, 0)),
      leadNumber: () => sample('lead', leadNumber(0)),
      quoteNumber: () => sample('quote-case', quoteNumber(0)),
    },
  }
}
