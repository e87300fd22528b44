import type { Instant } from '#domain/dates'
import type { AnyEventOf, EventOf } from '#domain/event'
import type { Named } from '#domain/party'
import { invalid, wrongState } from '#domain/refusal'
import type { ImportEvents } from './events.ts'
import type { Import, ImportBody, ImportCounts, ImportKind } from './import.ts'
import { mappingProblems } from './mapping.ts'

export type ImportOutcome = {
  readonly import: Import
  readonly events: readonly AnyEventOf<ImportEvents>[]
}

const importEvent = <Name extends keyof ImportEvents>(
  name: Name,
  importRun: Import,
  detail: ImportEvents[Name]['detail'],
): EventOf<ImportEvents, Name> => ({
  name,
  subject: importRun.kind === 'leads' ? 'lead-import' : 'quote-import',
  id: importRun.id,
  version: importRun.taken,
  changed: ['status'],
  detail,
})

const fileOf = ({ name, rows }: Import) => ({ file: name, rows })

/** A file is to come, row by row. Refuses 422 a mapping that cannot be used, and leads without a consent. */
export const beginImport = (
  { id, kind, by }: { readonly id: string; readonly kind: ImportKind; readonly by: Named },
  body: ImportBody,
  now: Instant,
): ImportOutcome => {
  const problems = mappingProblems(kind, body.mapping)
  if (problems.length > 0) throw invalid({ mapping: problems })
  if (kind === 'leads' && body.consent === null)
    throw invalid({ consent: ['Choose how these people agreed to be contacted.'] })
  const started: Import = {
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
  return {
    import: started,
    events: body.dry ? [] : [importEvent('import.begun', started, fileOf(started))],
  }
}

/** Throws 409 when the import has ended or the rows are out of order, 422 when there are too many. */
export const requireNextRows = (importRun: Import, from: number, count: number) => {
  if (importRun.status !== 'running')
    throw wrongState('import.ended', 'This import has ended. Start another with the same file.')
  if (from !== importRun.taken)
    throw wrongState('import.gap', `The next row is row ${importRun.taken + 1} of the file.`)
  if (from + count > importRun.rows)
    throw invalid({
      rows: [
        `The import was started for ${importRun.rows} rows. Start another with the whole file.`,
      ],
    })
}

export const afterRows = (importRun: Import, counts: ImportCounts, now: Instant): Import => ({
  ...importRun,
  taken: importRun.taken + counts.new + counts.known + counts.rejected,
  counts: {
    new: importRun.counts.new + counts.new,
    known: importRun.counts.known + counts.known,
    rejected: importRun.counts.rejected + counts.rejected,
  },
  last_at: now,
})

export const finishImport = (importRun: Import, now: Instant): ImportOutcome => {
  if (importRun.status !== 'running') return { import: importRun, events: [] }
  const status = importRun.taken === importRun.rows ? 'finished' : 'stopped'
  const ended: Import = { ...importRun, status, finished_at: now, last_at: now }
  const event = importEvent('import.finished', ended, {
    ...fileOf(importRun),
    ...importRun.counts,
    status,
  })
  return { import: ended, events: importRun.dry ? [] : [event] }
}
