import { useEffect, useRef } from 'react'

/**
 * Keeps the widths that columns have once the first rows are drawn, so that rows that follow move nothing, until the
 * first row or the columns are others; returns the ref of the head.
 */
export const useSteadyColumns = (columns: string, firstRow: string | number | undefined) => {
  const head = useRef<HTMLTableRowElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for other columns and rows
  useEffect(() => {
    const cells = [...(head.current?.cells ?? [])]
    const widths = cells.map((it) => it.getBoundingClientRect().width)
    const keep = (isKept: boolean) => {
      for (const [at, { style }] of cells.entries()) style.width = isKept ? `${widths[at]}px` : ''
    }
    keep(true)
    return () => keep(false)
  }, [columns, firstRow])
  return head
}
