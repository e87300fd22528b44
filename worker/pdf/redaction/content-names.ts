import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFFlateStream,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'

/** Thrown for a PDF whose pages cannot be copied without what belongs to others. */
export class UnsafePdfError extends Error {}

/** The decoded bytes of a content stream; throws UnsafePdfError for one that cannot be decoded. */
const contentOf = (stream: PDFStream): Uint8Array => {
  if (stream instanceof PDFFlateStream) return stream.getUnencodedContents()
  if (!(stream instanceof PDFRawStream)) return stream.getContents()
  try {
    return decodePDFRawStream(stream).decode()
  } catch (error) {
    throw new UnsafePdfError(String(error))
  }
}

// Between a slash and a blank or a delimiter (ISO 32000-1, 7.2.2).
const NAME = /\/([^\s\0()<>[\]{}/%]*)/g

/** Every name in the content of some streams, as its characters: more than are used, and never fewer. */
export const namesIn = (streams: readonly PDFStream[]): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const stream of streams) {
    const text = Buffer.from(contentOf(stream)).toString('latin1')
    for (const [, name = ''] of text.matchAll(NAME))
      names.add(
        name.replaceAll(/#([\da-f]{2})/gi, (_: string, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        ),
      )
  }
  return names
}

/** The streams of a page's contents, or of any value that is a stream or an array of them. */
export const streamsOf = (context: PDFContext, value: PDFObject | undefined): PDFStream[] => {
  const found = context.lookup(value)
  if (found instanceof PDFStream) return [found]
  if (!(found instanceof PDFArray)) return []
  return found.asArray().flatMap((it) => streamsOf(context, it))
}
