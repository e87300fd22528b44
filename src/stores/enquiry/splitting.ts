import type { SplitList } from '#domain/enquiry/split/split-list'

/** The enquiries in a pasted text. */
export const splitText = (text: string): Promise<SplitList> =>
  splitBytes('pasted.txt', new TextEncoder().encode(text))

/** The enquiries in a document or a mail; throws for a file that cannot be read. */
export const splitFile = async (file: File): Promise<SplitList> =>
  splitBytes(file.name, new Uint8Array(await file.arrayBuffer()))

const splitBytes = async (name: string, bytes: Uint8Array) => {
  const { splitSource } = await import('#lib/enquiry/source-text')
  return splitSource(name, bytes)
}
