import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Many } from './many-rows.ts'

/** Rows rendered beyond each edge of the screen. */
const OVERSCAN = 12
const USUAL_HEIGHT = 54
/** Most rows that are printed. */
const MAX_PRINTED = 2000

type Scroller = { readonly box: HTMLElement | null; readonly top: number }

/** Renders only the visible rows, scrolled by the page or by the box of a wide list. */
export default function VirtualRows(many: Many) {
  const marker = useRef<HTMLTemplateElement>(null)
  const [scroller, setScroller] = useState<Scroller | null>(null)
  const isPrinting = useIsPrinting()
  useLayoutEffect(() => {
    const body = marker.current?.parentElement
    if (!body) return
    const box = body.closest<HTMLElement>('.list-box')
    const top = body.getBoundingClientRect().top + window.scrollY
    setScroller({ box, top: box ? 0 : top })
  }, [])
  if (isPrinting)
    return Array.from({ length: Math.min(many.count, MAX_PRINTED) }, (_, at) => many.row(at))
  if (scroller === null) return <template ref={marker} />
  return scroller.box ? (
    <Boxed {...many} box={scroller.box} />
  ) : (
    <Paged {...many} top={scroller.top} />
  )
}

const useIsPrinting = () => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

const options = ({ count }: Many) => ({
  count,
  estimateSize: () => USUAL_HEIGHT,
  overscan: OVERSCAN,
  useFlushSync: false,
})

const Paged = (it: Many & { top: number }) => {
  const rows = useWindowVirtualizer({ ...options(it), scrollMargin: it.top })
  return <Drawn many={it} rows={rows} top={it.top} />
}

const Boxed = (it: Many & { box: HTMLElement }) => {
  const rows = useVirtualizer({ ...options(it), getScrollElement: () => it.box })
  return <Drawn many={it} rows={rows} top={0} />
}

type Rows = Pick<
  ReturnType<typeof useVirtualizer<HTMLElement, Element>>,
  'getVirtualItems' | 'getTotalSize' | 'measureElement' | 'scrollToIndex'
>

const Drawn = ({ many, rows, top }: { many: Many; rows: Rows; top: number }): ReactNode => {
  const { at } = many
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step of the keys scrolls
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' })
  }, [at])
  const shown = rows.getVirtualItems()
  const before = (shown[0]?.start ?? top) - top
  const after = rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return (
    <>
      {before > 0 && many.gap(before)}
      {shown.map(({ index }) => many.row(index, rows.measureElement))}
      {after > 0 && many.gap(after)}
    </>
  )
}
