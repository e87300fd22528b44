declare module 'pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs' {
  /** Decodes a JPEG; `colorTransform: 0` leaves its values as they are coded. */
  export class JpegImage {
    constructor(options: { readonly colorTransform: number })
    /** Throws for what is no JPEG. */
    parse(bytes: Uint8Array): void
    getData(size: { readonly width: number; readonly height: number }): Uint8ClampedArray
  }
}
