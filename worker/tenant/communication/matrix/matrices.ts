import { standardMatrix } from '#domain/communication/matrix/matrix'
import type { CommunicationMatrix } from '#domain/communication/matrix/stored'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { matrixDocument } from '../firm/document.ts'

type Row = { id: string; shape: number; doc: string }

const MOST_VERSIONS = 100

/** The versions of a firm's communication matrix; the newest is in force. */
export const matricesOf = (store: Store) => {
  const newest = (limit: number): CommunicationMatrix[] =>
    parseReadable(
      store,
      matrixDocument,
      store.rows<Row>(`${selectDocuments(matrixDocument)} ORDER BY version DESC LIMIT ?`, limit),
    )
  return {
    current: (): CommunicationMatrix => newest(1)[0] ?? standardMatrix,
    /** Newest first. */
    versions: () => newest(MOST_VERSIONS),
    insert: (matrix: CommunicationMatrix) => {
      store.write(
        'INSERT INTO communication_matrices (version, shape, doc) VALUES (?, ?, ?)',
        matrix.version,
        matrixDocument.shape,
        JSON.stringify(matrix),
      )
      return matrix
    },
  }
}

export type Matrices = ReturnType<typeof matricesOf>
