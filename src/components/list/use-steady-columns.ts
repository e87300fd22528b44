import { useEffect, useRef } from 'react'

/**
 * Keeps the widths that columns have once the first rows are drawn, so that rows that follow move nothing; returns the
 * ref of the head. Another first row, other columns and a resized window free them.
 */
export const useSteadyColumns = (columns: string, firstRow: string | number | undefined) => {
  const head = useRef<HTMLTableRowElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for other columns and rows
  useEffect(() => {
    const cells = [...(head.current?.cells ?? [])].map((cell) => ({
      cell,
      declared: cell.style.width,
      width: cell.getBoundingClientRect().width,
    }))
    for (const { cell, width } of cells) cell.style.width = `${width}px`
    const free = () => {
      for (const { cell, declared } of cells) cell.style.width = declared
    }
    addEventListener('resize', free, { once: true })
    return () => {
      removeEventListener('resize', free)
      free()
    }
  }, [columns, firstRow])
  return head
}
