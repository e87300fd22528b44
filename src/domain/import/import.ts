import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { ConsentBasis } from '#domain/lead/lead'
import { oneLine } from '#domain/one-line'
import { Named } from '#domain/party'

export const MOST_IMPORTED = 50_000

export const MOST_AT_ONCE = 250

export const ImportKind = z.enum(['leads', 'quotes'])
export type ImportKind = z.infer<typeof ImportKind>

export const MappedColumn = z.strictObject({
  column: z.string().check(z.maxLength(200)),
  field: z.string().check(z.maxLength(40)),
})
export type MappedColumn = z.infer<typeof MappedColumn>

export const RowProblem = z.object({ column: z.string(), value: z.string(), reason: z.string() })
export type RowProblem = z.infer<typeof RowProblem>

export const RowOutcome = z.enum(['new', 'known', 'rejected'])
export type RowOutcome = z.infer<typeof RowOutcome>

export const ImportCounts = z.object({ new: z.int(), known: z.int(), rejected: z.int() })
export type ImportCounts = z.infer<typeof ImportCounts>

export const ImportStatus = z.enum(['running', 'stopped', 'finished'])

/** One import of a file; a dry run checks every row and saves none. */
export const Import = z.object({
  id: z.string(),
  kind: ImportKind,
  /** 'leads 2025.xlsx' */
  name: z.string(),
  dry: z.boolean(),
  status: ImportStatus,
  mapping: z.array(MappedColumn),
  /** Distinguishes this file from others of the same name. */
  fingerprint: z.string(),
  /** The consent to contact the people in it; null for quotes. */
  consent: z.nullable(ConsentBasis),
  rows: z.int(),
  /** How many rows were processed, from the first. */
  taken: z.int(),
  counts: ImportCounts,
  by: Named,
  begun_at: Instant,
  last_at: Instant,
  finished_at: z.nullable(Instant),
})
export type Import = z.infer<typeof Import>

export const ImportBody = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200), oneLine),
  dry: z.boolean(),
  mapping: z.array(MappedColumn).check(z.minLength(1), z.maxLength(100)),
  fingerprint: z.string().check(z.minLength(8), z.maxLength(64)),
  consent: z._default(z.nullable(ConsentBasis), null),
  rows: z
    .int()
    .check(
      z.minimum(1, 'The file has no rows.'),
      z.maximum(MOST_IMPORTED, 'The file has more than 50,000 rows. Split it into smaller files.'),
    ),
})
export type ImportBody = z.infer<typeof ImportBody>

/** A row of the file; `line` is its number in a spreadsheet, where the headings are line 1. */
export const FileRow = z.strictObject({
  line: z.int().check(z.minimum(1)),
  cells: z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(100)),
})
export type FileRow = z.infer<typeof FileRow>

export const ImportRows = z.strictObject({
  /** The zero-based index of the first of these rows in the file. */
  from: z.int().check(z.minimum(0)),
  rows: z.array(FileRow).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
})
export type ImportRows = z.infer<typeof ImportRows>

/** The outcome of the rows in one request, and the import after them. */
export const ImportedRows = z.object({
  from: z.int(),
  rows: z.int(),
  counts: ImportCounts,
  import: Import,
})

/** A row that created no record, and why. */
export const ReportedRow = z.object({
  line: z.int(),
  outcome: RowOutcome,
  cells: z.array(z.string()),
  problems: z.array(RowProblem),
  /** The existing record, if the caller may see it. */
  there: z.nullable(z.object({ id: z.string(), number: z.string() })),
})
export type ReportedRow = z.infer<typeof ReportedRow>
