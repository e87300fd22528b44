import { useEffect, useRef } from 'react'

/**
 * Keeps the widths that columns have once the first rows are drawn, so that rows that follow move nothing, until the
 * first row, the columns or the width of the table are others; returns the ref of the head.
 */
export const useSteadyColumns = (columns: string, firstRow: string | number | undefined) => {
  const head = useRef<HTMLTableRowElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for other columns and rows
  useEffect(() => {
    const row = head.current
    const table = row?.closest('table')
    if (!row || !table) return
    let kept = 0
    // Told between layout and paint, so that measuring asks for no layout of its own.
    const drawn = new ResizeObserver(() => {
      if (table.offsetWidth === kept) return
      if (kept > 0) release(table, row)
      kept = table.offsetWidth
      keepWidths(table, row)
    })
    drawn.observe(table)
    return () => {
      drawn.disconnect()
      release(table, row)
    }
  }, [columns, firstRow])
  return head
}

const keepWidths = (table: HTMLTableElement, { cells }: HTMLTableRowElement) => {
  const widths = [...cells].map((it) => it.getBoundingClientRect().width)
  for (const [at, { style }] of [...cells].entries()) style.width = `${widths[at]}px`
  table.style.tableLayout = 'fixed'
}

const release = (table: HTMLTableElement, { cells }: HTMLTableRowElement) => {
  for (const { style } of cells) style.width = ''
  table.style.tableLayout = ''
}
