/** Reads numbers of a file; what lies beyond its end is 0. */
export const reading = (bytes: Uint8Array, isLittle = false) => {
  const number = (at: number, size: number) => {
    let value = 0
    for (let index = 0; index < size; index++)
      value = value * 256 + (bytes[isLittle ? at + size - 1 - index : at + index] ?? 0)
    return value
  }
  return {
    u8: (at: number) => bytes[at] ?? 0,
    u16: (at: number) => number(at, 2),
    u32: (at: number) => number(at, 4),
    /** A number of `size` bytes. */
    number,
    text: (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length)),
  }
}

/** Fills parts of a file with zeros, twice its size in all at most, however often it is told to. */
export const eraserOf = (bytes: Uint8Array) => {
  let left = bytes.length * 2
  return (from: number, to: number) => {
    const end = Math.min(to, bytes.length)
    if (from >= end || left <= 0) return
    left -= end - from
    bytes.fill(0, from, end)
  }
}
