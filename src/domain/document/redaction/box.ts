import * as z from 'zod/mini'

const share = z.number().check(z.minimum(0), z.maximum(1))

/** A black box over a page as it is shown: shares of its width and height, from its top left corner. */
export const RedactionBox = z.strictObject({
  /** The number of the page, from 1. */
  page: z.int().check(z.minimum(1)),
  x: share,
  y: share,
  width: share,
  height: share,
})
export type RedactionBox = z.infer<typeof RedactionBox>

/** Least share of a page that a box has in either direction; a smaller one was not meant. */
export const LEAST_SHARE = 0.004

const within = (value: number, most = 1) => Math.min(Math.max(value, 0), most)
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** The box within its page, to a hundredth of a per cent. */
export const boxInPage = ({ page, x, y, width, height }: RedactionBox): RedactionBox => {
  const size = { width: within(width), height: within(height) }
  return {
    page,
    x: rounded(within(x, 1 - size.width)),
    y: rounded(within(y, 1 - size.height)),
    width: rounded(size.width),
    height: rounded(size.height),
  }
}

type Point = { readonly x: number; readonly y: number }

/** The box between two corners that were pointed at; null for one that is too small to be meant. */
export const boxBetween = (page: number, from: Point, to: Point): RedactionBox | null => {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)].map((it) => within(it))
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)].map((it) => within(it))
  const [x = 0, y = 0] = [left, top]
  const box = { page, x, y, width: (right ?? 0) - x, height: (bottom ?? 0) - y }
  return box.width < LEAST_SHARE || box.height < LEAST_SHARE ? null : boxInPage(box)
}

/** The pages with a box, each once, in their order. */
export const pagesWith = (boxes: readonly Pick<RedactionBox, 'page'>[]): readonly number[] =>
  [...new Set(boxes.map(({ page }) => page))].toSorted((a, b) => a - b)

/** A box in the pixels of a picture of its page: from `left` up to, but not including, `right`. */
export const boxInPixels = (
  { x, y, width, height }: Omit<RedactionBox, 'page'>,
  picture: { readonly width: number; readonly height: number },
) => ({
  left: Math.floor(x * picture.width),
  top: Math.floor(y * picture.height),
  right: Math.min(picture.width, Math.ceil((x + width) * picture.width)),
  bottom: Math.min(picture.height, Math.ceil((y + height) * picture.height)),
})
