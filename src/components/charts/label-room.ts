// Inter at 12 px: the widest of its figures and the average of capitals.
const CHARACTER = 7.6
/** Pixels between two labels that do not touch. */
const GAP = 6

/** The pixels that the longest of these labels needs, with the gap to its neighbour. */
export const roomFor = (labels: readonly string[]) =>
  Math.max(0, ...labels.map((label) => label.length)) * CHARACTER + GAP

/** How many places share one label, so that labels `step` pixels apart do not touch: 1 is each its own. */
export const placesPerLabel = (labels: readonly string[], step: number) =>
  step > 0 ? Math.max(1, Math.ceil(roomFor(labels) / step)) : 1
