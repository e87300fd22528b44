import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url'

/** The fonts that every reader of PDFs has to bring, by their file names. */
const fonts = import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The decoders of scans, which the PDF's worker runs. */
const decoders: Readonly<Record<string, string>> = {
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
}

const addressOf = (kind: string, filename: string) =>
  kind === 'standardFontDataUrl'
    ? fonts[`/node_modules/pdfjs-dist/standard_fonts/${filename}`]
    : decoders[filename]

/** Fetches what a PDF needs and does not bring, from files of the build. */
export class PdfData {
  async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }) {
    const address = addressOf(kind, filename)
    if (address === undefined) throw new Error(`There is no ${filename}.`)
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${filename} could not be fetched.`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
