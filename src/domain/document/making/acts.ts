import { currentVersion, type Document } from '#domain/document/document'

export const PDF = 'application/pdf'

export const isPdf = (document: Document) => currentVersion(document).mime === PDF

/** Whether a document can go into a bundle: a PDF that was checked and that nothing replaces. */
export const canBundle = (document: Document) =>
  isPdf(document) && document.status === 'filed' && document.superseded_by === null
