const TAIL_BYTES = 2048

const latin = (bytes: Uint8Array) => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

const DAMAGED =
  'This PDF is damaged or did not arrive whole. Open it, save it as a PDF again and try again.'

/** Whether the cross-reference that the end of a PDF names is there. */
const hasCrossReference = (bytes: Uint8Array, tail: string) => {
  const offset = Number(/startxref\s+(\d{1,10})\s+%%EOF/.exec(tail)?.[1] ?? Number.NaN)
  if (!Number.isInteger(offset) || offset >= bytes.length) return false
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(latin(bytes.subarray(offset, offset + 64)))
}

/** Why the bytes of a PDF are refused before it is read; null for nothing. */
export const pdfProblem = (bytes: Uint8Array): string | null => {
  const tail = latin(bytes.subarray(-TAIL_BYTES))
  return hasCrossReference(bytes, tail) ? null : DAMAGED
}

/** Why a PDF that a reader cannot read is refused; null when that is not the file's fault. */
export const unreadableProblem = (isProtected: boolean) =>
  isProtected ? 'This PDF has a password. Save a copy without the password and try again.' : DAMAGED
