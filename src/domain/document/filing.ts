import { type Document, DocumentAudience, type DocumentVersion } from './document.ts'

export type NewVersion = Omit<DocumentVersion, 'number'>

export type NewDocument = Pick<
  Document,
  'id' | 'subject_kind' | 'subject_id' | 'group' | 'folder' | 'name'
> & { readonly tags: readonly string[]; readonly visible_to: readonly DocumentAudience[] }

/** Staff first, each once. */
export const audiencesOf = (visible_to: readonly DocumentAudience[]): DocumentAudience[] =>
  DocumentAudience.options.filter((it) => it === 'staff' || visible_to.includes(it))

/** A filed document with its first version. */
export const newDocument = (document: NewDocument, version: NewVersion): Document => ({
  ...document,
  tags: [...new Set(document.tags)],
  visible_to: audiencesOf(document.visible_to),
  version: 1,
  status: 'filed',
  reason: null,
  current: 1,
  versions: [{ ...version, number: 1 }],
  superseded_by: null,
})

/** The document with a further version, which becomes the current one. */
export const withVersion = (document: Document, version: NewVersion): Document => {
  const number = Math.max(...document.versions.map((it) => it.number)) + 1
  return {
    ...document,
    version: document.version + 1,
    current: number,
    versions: [...document.versions, { ...version, number }],
  }
}

export const hasVersionOf = ({ versions }: Document, key: string) =>
  versions.some((it) => it.key === key)
