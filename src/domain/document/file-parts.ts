/** Size of an upload part in bytes; a lost connection costs one part. */
export const PART_BYTES = 5 * 1024 * 1024

/** Bytes `from` up to, but not including, `to` of a file. */
export type FilePart = { readonly index: number; readonly from: number; readonly to: number }

export const partsOf = (bytes: number, partBytes = PART_BYTES): readonly FilePart[] => {
  const count = Math.max(1, Math.ceil(bytes / partBytes))
  return Array.from({ length: count }, (_, index) => ({
    index,
    from: index * partBytes,
    to: Math.min(bytes, (index + 1) * partBytes),
  }))
}

/** The parts that are still to upload; `arrived` holds the indexes of the others. */
export const remainingParts = (parts: readonly FilePart[], uploaded: ReadonlySet<number>) =>
  parts.filter(({ index }) => !uploaded.has(index))

/** The share uploaded in whole per cent; 100 only when every part has arrived. */
export const percentUploaded = (parts: readonly FilePart[], uploaded: ReadonlySet<number>) => {
  if (uploaded.size >= parts.length) return 100
  const total = parts.at(-1)?.to ?? 0
  const uploadedBytes = parts
    .filter(({ index }) => uploaded.has(index))
    .reduce((sum, { from, to }) => sum + to - from, 0)
  return total === 0 ? 0 : Math.min(99, Math.floor((uploadedBytes / total) * 100))
}

/** The limits of an upload: endings with their dot ('.pdf'), most bytes of one file, most files. */
export type FileLimits = {
  readonly endings: readonly string[]
  readonly mostBytes: number
  readonly mostFiles: number
}

/** '25 MB', '640 KB', '12 bytes' */
export const formatBytes = (bytes: number) => {
  if (bytes >= 1024 * 1024) return `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`
  if (bytes >= 1024) return `${Math.round(bytes / 1024)} KB`
  return bytes === 1 ? '1 byte' : `${bytes} bytes`
}

/** 'PDF, DOCX or JPG, up to 25 MB each' */
export const formatLimits = ({ endings, mostBytes }: FileLimits) => {
  const names = endings.map((ending) => ending.slice(1).toUpperCase())
  const last = names.at(-1) ?? ''
  const kinds = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last
  return `${kinds}, up to ${formatBytes(mostBytes)} each`
}

/** Why a file cannot be uploaded; null when it can. */
export const fileProblem = (
  { name, size }: { readonly name: string; readonly size: number },
  limits: FileLimits,
): string | null => {
  const isKnown = limits.endings.some((ending) => name.toLowerCase().endsWith(ending))
  if (!isKnown) return `This type of file cannot be uploaded. Choose ${formatLimits(limits)}.`
  if (size === 0) return 'This file is empty. Choose another.'
  if (size > limits.mostBytes)
    return `This file is ${formatBytes(size)}. Choose one of up to ${formatBytes(limits.mostBytes)}.`
  return null
}
