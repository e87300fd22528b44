import { inflateSync } from 'node:zlib'

const HEADER_BYTES = 8
const MOST_BYTES = 32 * 1024 * 1024

/** Values for each dot by the colour type of a PNG (ISO/IEC 15948, 11.2.2). */
const channels = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
])

/**
 * Whether a picture can be drawn; `address` is its data address. pdfmake decodes a PNG in a queue that all documents share
 * and that stops for good at one that is damaged.
 */
export const isReadablePicture = (address: string) => {
  if (!address.startsWith('data:image/png;')) return true
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  try {
    return hasEveryRow(bytes)
  } catch {
    return false
  }
}

const hasEveryRow = (bytes: Buffer) => {
  const chunks = [...chunksOf(bytes)]
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  const values = channels.get(header?.readUInt8(9) ?? -1)
  if (header === undefined || values === undefined) return false
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data)
  const dots = inflateSync(Buffer.concat(data), { maxOutputLength: MOST_BYTES })
  const rowBytes = Math.ceil((header.readUInt32BE(0) * values * header.readUInt8(8)) / 8)
  const isInterlaced = header.readUInt8(12) === 1
  return isInterlaced || dots.length >= header.readUInt32BE(4) * (rowBytes + 1)
}

/** The chunks of a PNG in their order; throws a RangeError where it breaks off. */
function* chunksOf(bytes: Buffer) {
  for (let at = HEADER_BYTES; ; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 8 + length
    if (end > bytes.length) throw new RangeError('The picture breaks off.')
    yield { type, data: bytes.subarray(at + 8, end) }
    if (type === 'IEND') return
    at = end + 4
  }
}
