import { boxInPixels, type RedactionBox } from './box.ts'

/** The brightness of a picture's pixels, row by row; `step` values for each, of which the first counts. */
export type Brightness = {
  readonly values: ArrayLike<number>
  readonly step: number
  readonly width: number
  readonly height: number
}

/** A JPEG is coded in squares of so many pixels: what is further inside a box was black alone. */
const SQUARE = 8
/** Brightest that black is inside a box, of 255. */
const MOST_INSIDE = 16
/** Brightest that it is near the edge, where a JPEG blurs black into white. */
const MOST_AT_EDGE = 110

/** Whether every pixel under a box is black, as far as a JPEG shows black. */
export const isBlack = (picture: Brightness, box: Omit<RedactionBox, 'page'>): boolean => {
  const { values, step, width, height } = picture
  const outer = boxInPixels(box, picture)
  // A pixel that a box covers in part belongs to the edge of what the browser painted.
  const [left, top] = [Math.ceil(box.x * width), Math.ceil(box.y * height)]
  const [right, bottom] = [
    Math.min(outer.right, Math.floor((box.x + box.width) * width)),
    Math.min(outer.bottom, Math.floor((box.y + box.height) * height)),
  ]
  const isEdge = (at: number, from: number, to: number, end: number) =>
    (from > 0 && at < from + SQUARE) || (to < end && at >= to - SQUARE)
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const atEdge = isEdge(x, left, right, width) || isEdge(y, top, bottom, height)
      const value = values[(y * width + x) * step] ?? 255
      if (value > (atEdge ? MOST_AT_EDGE : MOST_INSIDE)) return false
    }
  return true
}
