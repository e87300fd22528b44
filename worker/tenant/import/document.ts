import * as z from 'zod/mini'
import {
  Import,
  ImportCounts,
  type ReportedRow,
  ReportedRow as ToldRowSchema,
} from '#domain/import/import'
import type { DocumentShape } from '#tenant/core/document'

export const importDocument: DocumentShape<Import> = {
  name: 'imports',
  shape: 1,
  schema: Import,
  upgrades: [],
}

const { cells, problems } = ToldRowSchema.shape

/** Why a row created nothing; a row that created a record stores none. */
export const importRowDocument: DocumentShape<Pick<ReportedRow, 'cells' | 'problems'>> = {
  name: 'import_rows',
  key: ['import_id', 'line'],
  shape: 1,
  schema: z.object({ cells, problems }),
  upgrades: [],
}

export const importChunkDocument: DocumentShape<ImportCounts> = {
  name: 'import_chunks',
  key: ['import_id', 'first'],
  column: 'counts',
  shape: 1,
  schema: ImportCounts,
  upgrades: [],
}
