import type { DocumentSource } from './document.ts'

const sources: Readonly<Record<DocumentSource, string>> = {
  upload: 'uploaded',
  generated: 'generated',
  signed: 'signed',
  message: 'received by message',
  import: 'imported',
  redacted: 'redacted',
}

/** 'uploaded' in 'uploaded by Priya Nair' */
export const sourceText = (source: DocumentSource) => sources[source]
