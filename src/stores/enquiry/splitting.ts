import type { ReadList } from '#domain/enquiry/split/split-list'

/** The enquiries in a pasted text. */
export const readText = (text: string): Promise<ReadList> =>
  readBytes('pasted.txt', new TextEncoder().encode(text))

/** The enquiries in a document or a mail; throws for a file that cannot be read. */
export const readFile = async (file: File): Promise<ReadList> =>
  readBytes(file.name, new Uint8Array(await file.arrayBuffer()))

const readBytes = async (name: string, bytes: Uint8Array) => {
  const { readList } = await import('#lib/enquiry/source-text')
  return readList(name, bytes)
}
