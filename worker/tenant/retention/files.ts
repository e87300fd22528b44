import { destroyedDocument } from '#domain/document/destroying'
import type { DestroyedFile } from '#domain/retention/retention'
import type { Store } from '#tenant/core/store'
import { documentsOf } from '#tenant/document/documents'
import { fundsOf } from '#tenant/funds/stored'
import { identityChecksOf } from '#tenant/identity/stored'

/** The stored files of a case: its documents in all versions, pictures of identity and evidence of funds. */
const OF_CASE = `
  ((subject = 'conveyance' AND subject_id = ?1)
  OR (subject = 'identity-check' AND subject_id IN (SELECT id FROM identity_checks WHERE conveyance_id = ?1))
  OR (subject = 'funds' AND subject_id IN (SELECT id FROM funds_statements WHERE conveyance_id = ?1)))`

export const caseFilesOf = (store: Store) => ({
  count: (id: string): number =>
    store.row<{ count: number }>(`SELECT count(*) AS count FROM files WHERE ${OF_CASE}`, id)
      ?.count ?? 0,
  keys: (id: string): string[] =>
    store
      .rows<{ key: string }>(`SELECT DISTINCT key FROM files WHERE ${OF_CASE}`, id)
      .map(({ key }) => key),
  /** The hashes, sizes and times of what the records of the case name. */
  tombstones: (id: string): DestroyedFile[] => [
    ...documentsOf(store)
      .of([id])
      .flatMap(({ versions }) => versions)
      .map((it) => tombstone(it, it.created_at)),
    ...identityChecksOf(store)
      .ofCase(id)
      .flatMap(({ pictures }) => pictures)
      .map((it) => tombstone(it, it.at)),
    ...fundsOf(store)
      .ofCase(id)
      .flatMap(({ parts }) => parts.flatMap(({ files }) => files))
      .map((it) => tombstone(it, it.at)),
  ],
  /** Forgets files whose bytes are gone, their names, and the texts of documents. */
  forget: (id: string) => {
    const documents = documentsOf(store)
    for (const document of documents.of([id])) documents.replace(destroyedDocument(document))
    store.write(
      'DELETE FROM document_texts WHERE document_id IN (SELECT id FROM documents WHERE subject_id = ?)',
      id,
    )
    store.write(`DELETE FROM files WHERE ${OF_CASE}`, id)
  },
})

const tombstone = ({ sha256, bytes }: Pick<DestroyedFile, 'sha256' | 'bytes'>, at: string) => ({
  ...{ sha256, bytes, filed_at: at },
})
