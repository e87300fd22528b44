import type { ReactNode, Ref } from 'react'

export type Many = {
  count: number
  /** The row that the keys stand on; it is brought into view. */
  at: number
  row: (at: number, drawn?: Ref<never>) => ReactNode
  /** Takes the place of the rows that are not drawn. */
  gap: (pixels: number) => ReactNode
}
