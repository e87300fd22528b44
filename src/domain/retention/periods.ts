import { addYears, type DateOnly } from '#domain/dates'
import type { MatterType } from '#domain/matter'

// Limitation Act 1980: six years, with time for service, and the 15-year longstop of section 14B for whoever acquires or
// charges; the longer of what the SRA's firms use and the Transaction Files Code of the CLC asks (6 and 15).
const years: Readonly<Record<MatterType, number>> = {
  sale: 7,
  purchase: 15,
  remortgage: 15,
  'transfer-of-equity': 15,
}

/** The years that a file is kept after its close, unless somebody decides otherwise. */
export const retentionYears = (matter: MatterType): number => years[matter]

/** The day until which a file that is closed on a day is kept, unless somebody decides otherwise. */
export const retentionEnd = (matter: MatterType, on: DateOnly): DateOnly =>
  addYears(on, years[matter])
