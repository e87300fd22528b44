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
    const [first] = cells
    if (first === undefined) return
    // Told between layout and paint, so that measuring asks for no layout of its own.
    const drawn = new ResizeObserver(() => {
      drawn.disconnect()
      keepWidths(cells)
    })
    drawn.observe(first)
    return () => {
      drawn.disconnect()
      for (const { style } of cells) style.width = ''
    }
  }, [columns, firstRow])
  return head
}

const keepWidths = (cells: readonly HTMLTableCellElement[]) => {
  const widths = cells.map((it) => it.getBoundingClientRect().width)
  for (const [at, { style }] of cells.entries()) style.width = `${widths[at]}px`
}
