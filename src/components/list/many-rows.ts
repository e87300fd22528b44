import type { ReactNode, Ref } from 'react'

export type Many = {
  count: number
  /** The index of the current row; it is scrolled into view. */
  at: number
  row: (at: number, drawn?: Ref<never>) => ReactNode
  /** Renders a spacer for the rows that are not rendered. */
  gap: (pixels: number) => ReactNode
}
