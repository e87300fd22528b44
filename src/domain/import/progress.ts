import type { Instant } from '#domain/dates'
import type { AnyEventOf, EventOf } from '#domain/event'
import type { Named } from '#domain/party'
import { invalid, wrongState } from '#domain/refusal'
import type { ImportEvents } from './events.ts'
import type { Import, ImportBeginning, ImportCounts, ImportKind } from './import.ts'
import { mappingProblems } from './mapping.ts'

/** An import as a step leaves it, and what happened. */
export type ImportOutcome = {
  readonly import: Import
  readonly events: readonly AnyEventOf<ImportEvents>[]
}

const happened = <Name extends keyof ImportEvents>(
  name: Name,
  it: Import,
  detail: ImportEvents[Name]['detail'],
): EventOf<ImportEvents, Name> => ({
  name,
  subject: it.kind === 'leads' ? 'lead-import' : 'quote-import',
  id: it.id,
  version: it.taken,
  changed: ['status'],
  detail,
})

const fileOf = ({ name, rows }: Import) => ({ file: name, rows })

/** A file is to come, row by row. Refuses 422 a mapping that cannot be used, and leads without a consent. */
export const beginImport = (
  { id, kind, by }: { readonly id: string; readonly kind: ImportKind; readonly by: Named },
  body: ImportBeginning,
  now: Instant,
): ImportOutcome => {
  const problems = mappingProblems(kind, body.mapping)
  if (problems.length > 0) throw invalid({ mapping: problems })
  if (kind === 'leads' && body.consent === null)
    throw invalid({ consent: ['Say how these people agreed to be contacted.'] })
  const begun: Import = {
    ...body,
    id,
    kind,
    status: 'running',
    taken: 0,
    counts: { new: 0, known: 0, rejected: 0 },
    by,
    begun_at: now,
    last_at: now,
    finished_at: null,
  }
  return { import: begun, events: body.dry ? [] : [happened('import.begun', begun, fileOf(begun))] }
}

/** Throws 409 when the import has ended or the rows are out of order, 422 when there are too many. */
export const requireNextRows = (it: Import, from: number, count: number) => {
  if (it.status !== 'running')
    throw wrongState('import.ended', 'This import has ended. Start another with the same file.')
  if (from !== it.taken)
    throw wrongState('import.gap', `The next row is row ${it.taken + 1} of the file.`)
  if (from + count > it.rows)
    throw invalid({
      rows: [`The import was started for ${it.rows} rows. Start another with the whole file.`],
    })
}

/** The import after some more rows. */
export const afterRows = (it: Import, counts: ImportCounts, now: Instant): Import => ({
  ...it,
  taken: it.taken + counts.new + counts.known + counts.rejected,
  counts: {
    new: it.counts.new + counts.new,
    known: it.counts.known + counts.known,
    rejected: it.counts.rejected + counts.rejected,
  },
  last_at: now,
})

/** Finishes an import, or stops it before its last row; an ended import stays unchanged. */
export const finishImport = (it: Import, now: Instant): ImportOutcome => {
  if (it.status !== 'running') return { import: it, events: [] }
  const status = it.taken === it.rows ? 'finished' : 'stopped'
  const ended: Import = { ...it, status, finished_at: now, last_at: now }
  const event = happened('import.finished', ended, { ...fileOf(it), ...it.counts, status })
  return { import: ended, events: it.dry ? [] : [event] }
}
