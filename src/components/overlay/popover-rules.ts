/** After a press outside has closed a popover, showing it again is ignored for this long, in milliseconds. */
export const REOPEN_BLOCK = 300
/** A touch that moves further than this is a scroll and closes nothing, in CSS pixels. */
export const TOUCH_SLOP = 20

/** Whether a popover may be shown; `closedAt` is when a press outside last closed it. */
export const mayShow = (closedAt: number | null, now: number) =>
  closedAt === null || now - closedAt >= REOPEN_BLOCK

type Point = { readonly x: number; readonly y: number }

export const isTap = (from: Point, to: Point) =>
  Math.hypot(to.x - from.x, to.y - from.y) <= TOUCH_SLOP
