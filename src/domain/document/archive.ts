/** A file of a ZIP archive, as the archive's own directory describes it. */
export type ArchiveEntry = {
  readonly name: string
  readonly isEncrypted: boolean
  /** 0 for stored, 8 for deflated. */
  readonly method: number
  /** Where its compressed bytes lie: from, and up to but not including, to. */
  readonly from: number
  readonly to: number
  /** In bytes, as the archive says; nothing proves it. */
  readonly unpacked: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const MOST_COMMENT = 0xffff

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const endOf = (view: DataView) => {
  const least = Math.max(0, view.byteLength - END_BYTES - MOST_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= least; at--)
    if (view.getUint32(at, true) === END) return at
  return null
}

const entryAt = (view: DataView, bytes: Uint8Array, at: number) => {
  if (view.getUint32(at, true) !== ENTRY) return null
  const [nameBytes, extra, comment] = [28, 30, 32].map((it) => view.getUint16(at + it, true))
  const local = view.getUint32(at + 42, true)
  if (view.getUint32(local, true) !== LOCAL) return null
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const to = from + view.getUint32(at + 20, true)
  if (to > bytes.length) return null
  const nameEnd = at + 46 + (nameBytes ?? 0)
  const entry: ArchiveEntry = {
    name: String.fromCharCode(...bytes.subarray(at + 46, nameEnd)),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    from,
    to,
    unpacked: view.getUint32(at + 24, true),
  }
  return { entry, next: nameEnd + (extra ?? 0) + (comment ?? 0) }
}

/** The files of an archive; null for one that is damaged or cut off. */
export const archiveEntries = (bytes: Uint8Array): readonly ArchiveEntry[] | null => {
  const view = viewOf(bytes)
  try {
    const end = endOf(view)
    if (end === null) return null
    const entries: ArchiveEntry[] = []
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
      const found = entryAt(view, bytes, at)
      if (found === null) return null
      entries.push(found.entry)
      at = found.next
    }
    return entries
  } catch (error) {
    // An offset beyond the end of the bytes.
    if (error instanceof RangeError) return null
    throw error
  }
}
