/** What a workbook may come to once it is unpacked, in bytes, and of how many parts it may be. */
const MOST_BYTES = 256 * 1024 * 1024
const MOST_PARTS = 2000

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const STORED = 0
const DEFLATED = 8

type Part = { readonly name: Uint8Array; readonly bytes: Uint8Array }

/** A workbook that cannot be taken apart, in words for whoever chose it. */
export class BadFile extends Error {}

const damaged = () =>
  new BadFile('This workbook is damaged. Open it in your spreadsheet and save it again.')

/**
 * The same archive with its parts unpacked. The reader of workbooks would otherwise unpack large ones in workers made
 * of blobs, which the pages' policy forbids.
 */
export const unpacked = async (archive: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Part[] = []
  let left = MOST_BYTES
  for (const part of partsIn(archive)) {
    const bytes = await inflated(part, left)
    left -= bytes.length
    parts.push({ name: part.name, bytes })
  }
  return stored(parts)
}

type Packed = Part & { readonly method: number }

const partsIn = (archive: Uint8Array): Packed[] => {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > MOST_PARTS) throw new BadFile('This workbook has too many parts. Save it as CSV.')
  const parts: Packed[] = []
  let at = view.getUint32(end + 16, true)
  for (let nth = 0; nth < count; nth += 1) {
    if (at + 46 > archive.length || view.getUint32(at, true) !== CENTRAL) throw damaged()
    const [nameSize, extra, comment] = [28, 30, 32].map((it) => view.getUint16(at + it, true))
    const name = archive.subarray(at + 46, at + 46 + (nameSize ?? 0))
    if (isRead(name)) parts.push(partAt(archive, view, at, name))
    at += 46 + (nameSize ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return parts
}

const endOf = (view: DataView) => {
  const first = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === END) return at
  throw damaged()
}

const isRead = (name: Uint8Array) => /\.(?:xml|rels)$/i.test(new TextDecoder().decode(name))

const partAt = (archive: Uint8Array, view: DataView, at: number, name: Uint8Array): Packed => {
  const local = view.getUint32(at + 42, true)
  if (local + 30 > archive.length || view.getUint32(local, true) !== LOCAL) throw damaged()
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const size = view.getUint32(at + 20, true)
  if (from + size > archive.length) throw damaged()
  return { name, method: view.getUint16(at + 10, true), bytes: archive.subarray(from, from + size) }
}

const inflated = async ({ method, bytes }: Packed, most: number): Promise<Uint8Array> => {
  if (method === STORED) return bytes
  if (method !== DEFLATED) throw damaged()
  const stream = new Blob([bytes.slice()])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of stream as unknown as AsyncIterable<Uint8Array>) {
      size += piece.length
      if (size > most) throw new BadFile('This workbook is too large. Save it as CSV, or split it.')
      pieces.push(piece)
    }
  } catch (error) {
    throw error instanceof BadFile ? error : damaged()
  }
  return joined(pieces, size)
}

const joined = (pieces: readonly Uint8Array[], size: number) => {
  const all = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

const stored = (parts: readonly Part[]): Uint8Array<ArrayBuffer> => {
  const heads = parts.map(({ name, bytes }) => ({ name, bytes, local: 30 + name.length }))
  const body = heads.reduce((sum, { local, bytes }) => sum + local + bytes.length, 0)
  const size = heads.reduce((sum, { name }) => sum + 46 + name.length, 22)
  const archive = new Uint8Array(body + size)
  const view = new DataView(archive.buffer)
  let [at, central] = [0, body]
  for (const { name, bytes, local } of heads) {
    view.setUint32(at, LOCAL, true)
    view.setUint32(central, CENTRAL, true)
    for (const [to, from] of [
      [at, 18],
      [central, 20],
    ] as const) {
      view.setUint32(to + from, bytes.length, true)
      view.setUint32(to + from + 4, bytes.length, true)
      view.setUint16(to + from + 8, name.length, true)
    }
    view.setUint32(central + 42, at, true)
    archive.set(name, at + 30)
    archive.set(bytes, at + local)
    archive.set(name, central + 46)
    at += local + bytes.length
    central += 46 + name.length
  }
  view.setUint32(central, END, true)
  view.setUint16(central + 8, parts.length, true)
  view.setUint16(central + 10, parts.length, true)
  view.setUint32(central + 12, central - body, true)
  view.setUint32(central + 16, body, true)
  return archive
}
