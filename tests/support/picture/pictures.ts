const latin = (text: string) => Uint8Array.from(text, (it) => it.charCodeAt(0))
const fromBase64 = (text: string) => latin(atob(text))

/** The bytes of a picture as they are uploaded. */
export const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join(''))

const joined = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((it) => [...it]))

const PNG = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)
const JPEG = fromBase64(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
)

/** The signature and the header of a PNG of one dot. */
export const PNG_START = PNG.slice(0, 33)
const END = 12

/** A chunk of a PNG; its checksum is left at 0, as nothing here reads it. */
export const chunk = (type: string, data: string) =>
  joined([Uint8Array.from([0, 0, 0, data.length]), latin(type + data), new Uint8Array(4)])

/** A PNG of one dot with more chunks after its header. */
export const pngWith = (...chunks: readonly Uint8Array[]) =>
  joined([PNG_START, ...chunks, PNG.slice(PNG_START.length)])

/** Bytes with the end of a PNG and more after it. */
export const withEnd = (bytes: Uint8Array, more: string) =>
  joined([bytes, ...(more === '' ? [PNG.slice(-END)] : []), latin(more)])

const SEGMENT = 2

/** A JPEG of one dot that says this in a segment of its own. */
export const jpegWith = (said: string) =>
  joined([
    JPEG.slice(0, SEGMENT),
    ...(said === '' ? [] : [Uint8Array.from([0xff, 0xe1, 0, said.length + SEGMENT]), latin(said)]),
    JPEG.slice(SEGMENT),
  ])
