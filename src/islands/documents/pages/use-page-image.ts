import { type RefObject, useEffect, useState } from 'react'
import type { OpenedPages } from './opened-pages.ts'

type State = { readonly isDrawn: boolean; readonly problem: string | null }

const FAILED = 'This page cannot be shown.'

/** Draws a page as wide as its sheet, in the dots of the screen. */
export const usePageImage = (
  pages: OpenedPages,
  page: number,
  canvas: RefObject<HTMLCanvasElement | null>,
  sheet: RefObject<HTMLElement | null>,
): State => {
  const [state, setState] = useState<State>({ isDrawn: false, problem: null })
  useEffect(() => {
    let isOver = false
    setState({ isDrawn: false, problem: null })
    const draw = async () => {
      // A canvas of its own, as a page that is still being drawn cannot be drawn over.
      const drawing = document.createElement('canvas')
      const { width } = await pages.sizeOf(page)
      const wanted = (sheet.current?.clientWidth ?? 600) * Math.min(2, devicePixelRatio)
      await pages.draw(page, drawing, wanted / width)
      if (isOver || canvas.current === null) return
      canvas.current.width = drawing.width
      canvas.current.height = drawing.height
      canvas.current.getContext('2d')?.drawImage(drawing, 0, 0)
      setState({ isDrawn: true, problem: null })
    }
    draw().catch(() => isOver || setState({ isDrawn: false, problem: FAILED }))
    return () => {
      isOver = true
    }
  }, [pages, page, canvas, sheet])
  return state
}
