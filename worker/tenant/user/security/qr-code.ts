import { encode } from 'uqr'

/** White modules around the code, which scanners need (ISO/IEC 18004). */
const MARGIN = 4

/** A QR code as the path of one SVG, on a square of `size` modules with its margin. */
export const qrCodeOf = (text: string) => {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN })
  const path = data.flatMap((row, y) =>
    row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { size, path: path.join('') }
}
