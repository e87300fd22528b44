/** A grey JPEG of squares of 8 by 8 pixels, each of one brightness: a baseline picture of direct currents alone. */
export const flatJpeg = (
  columns: number,
  rows: number,
  greyAt: (column: number, row: number) => number,
): Uint8Array<ArrayBuffer> => {
  let bits = ''
  let before = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const value = greyAt(column, row) - 128
      bits += `${difference(value - before)}0`
      before = value
    }
  const segments = [
    ...[segment(0xdb, [0, ...Array(64).fill(8)]), frame(columns * 8, rows * 8)],
    // Nine categories of four bits, and one code of one bit for the end of a square.
    segment(0xc4, [
      0x00,
      0,
      0,
      0,
      9,
      ...Array(12).fill(0),
      ...Array.from({ length: 9 }, (_, at) => at),
    ]),
    segment(0xc4, [0x10, 1, ...Array(15).fill(0), 0]),
    segment(0xda, [1, 1, 0x00, 0, 63, 0]),
  ]
  return Uint8Array.from([0xff, 0xd8, ...segments.flat(), ...stuffed(bits), 0xff, 0xd9])
}

const word = (value: number) => [value >> 8, value & 0xff]

/** A segment of a JPEG with its marker and length. */
export const segment = (marker: number, content: readonly number[]) => [
  ...[0xff, marker],
  ...word(content.length + 2),
  ...content,
]

const frame = (width: number, height: number) =>
  segment(0xc0, [8, ...word(height), ...word(width), 1, 1, 0x11, 0])

const difference = (value: number) => {
  const size = value === 0 ? 0 : Math.floor(Math.log2(Math.abs(value))) + 1
  const coded = value < 0 ? value + 2 ** size - 1 : value
  return (
    size.toString(2).padStart(4, '0') + (size === 0 ? '' : coded.toString(2).padStart(size, '0'))
  )
}

const stuffed = (bits: string) => {
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
  const bytes = (padded.match(/.{8}/g) ?? []).map((it) => Number.parseInt(it, 2))
  return bytes.flatMap((it) => (it === 0xff ? [0xff, 0] : [it]))
}
