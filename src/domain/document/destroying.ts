import type { Document } from './document.ts'

/** A document whose bytes were destroyed: no name is left of it, only hashes, sizes and times. */
export const destroyedDocument = (document: Document): Document => ({
  ...document,
  version: document.version + 1,
  status: 'destroyed',
  ...{ name: '', folder: '', tags: [], visible_to: [] },
  versions: document.versions.map((it) => ({ ...it, original_name: '' })),
})
