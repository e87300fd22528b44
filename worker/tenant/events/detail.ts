import * as z from 'zod/mini'
import { type DocumentShape, parseDocument } from '#tenant/core/document'
import type { AuditRow } from './audit.ts'

type Fields = Readonly<Record<string, unknown>>

const detailDocument: DocumentShape<Fields> = {
  name: 'audit detail',
  shape: 1,
  schema: z.record(z.string(), z.unknown()),
  upgrades: [],
}

const changedDocument: DocumentShape<string[]> = {
  name: 'audit changed',
  shape: 1,
  schema: z.array(z.string()),
  upgrades: [],
}

export const detailOf = ({ seq, detail }: Pick<AuditRow, 'seq' | 'detail'>): Fields =>
  detail === null ? {} : parseDocument(detailDocument, { id: String(seq), doc: detail })

export const changedOf = ({ seq, changed }: Pick<AuditRow, 'seq' | 'changed'>) =>
  parseDocument(changedDocument, { id: String(seq), doc: changed })
