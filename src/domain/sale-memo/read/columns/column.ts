import type { Entry } from '../entry.ts'
import type { Section } from '../section.ts'

/** A column of a page, with what its labels say so far. */
export type Column = {
  at: number
  section: Section
  entry: Entry | null
  isInline: boolean
  /** The telephone or mail that a line inside a longer value gives. */
  aside: Entry | null
  /** The value that a blank line ended, which goes on where its own column does. */
  ended: { readonly entry: Entry; readonly at: number; readonly isList?: boolean } | null
  /** Where the last label begins. */
  labelAt: number | null
  /** Where the value beside the last label begins. */
  valueAt: number | null
}
