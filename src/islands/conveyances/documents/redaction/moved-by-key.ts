import { LEAST_SHARE, type RedactionBox } from '#domain/document/redaction/box'

type Key = { readonly key: string; readonly shiftKey: boolean; readonly altKey: boolean }

/** How far an arrow moves a box, as a share of its page; with Alt as little as can be meant. */
const STEP = 0.01

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A box after a key: arrows move it, with Shift they change its size, Delete removes it; null for any other key. */
export const movedByKey = (
  box: RedactionBox,
  { key, shiftKey, altKey }: Key,
): RedactionBox | 'removed' | null => {
  if (key === 'Delete' || key === 'Backspace') return 'removed'
  const [right = 0, down = 0] = (arrows[key] ?? []).map((it) => it * (altKey ? LEAST_SHARE : STEP))
  if (right === 0 && down === 0) return null
  return shiftKey
    ? {
        ...box,
        width: Math.max(LEAST_SHARE, box.width + right),
        height: Math.max(LEAST_SHARE, box.height + down),
      }
    : { ...box, x: box.x + right, y: box.y + down }
}
