import qr from 'pdfmake/src/qrEnc.js'

/** White modules around the code, which scanners need (ISO/IEC 18004). */
const MARGIN = 4

/** A QR code as the path of one SVG, on a square of `size` modules with its margin. */
export const qrCodeOf = (text: string) => {
  // The first square is the background.
  const { _canvas: squares, _width: width } = qr.measure({ qr: text, eccLevel: 'M' })
  const module = squares[1]?.w ?? 1
  const at = (pixels: number) => pixels / module + MARGIN
  const path = squares.slice(1).map(({ x, y }) => `M${at(x)} ${at(y)}h1v1h-1z`)
  return { size: width / module + 2 * MARGIN, path: path.join('') }
}
