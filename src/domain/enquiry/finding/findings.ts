import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import type { Instant as Now } from '#domain/dates'
import { lineText } from '#domain/one-line'
import { Named } from '#domain/party'
import { assertValid } from '#domain/refusal'
import { findingKeys, paperOf, papers } from './names.ts'

const Shown = z.strictObject({
  finding: z.enum(findingKeys),
  /** What it is in this case: 'shared with No. 4' */
  note: z.nullable(lineText(200)),
  /** When works were done. */
  year: z.nullable(z.int().check(z.minimum(1700), z.maximum(2100))),
})

/** What the papers of a case show, as far as library enquiries ask for it. */
export const CaseFindings = z.object({
  id: z.string(),
  version: z.int(),
  shown: z.array(Shown),
  /** The papers that were read whole: what is not among `shown` is not there. */
  read: z.array(z.enum(papers)),
  changed_by: z.nullable(Named),
  changed_at: z.nullable(Instant),
})
export type CaseFindings = z.infer<typeof CaseFindings>

export const FindingsBody = z.strictObject({
  version: z.int().check(z.minimum(0)),
  shown: z.array(Shown).check(z.maxLength(findingKeys.length)),
  read: z.array(z.enum(papers)).check(z.maxLength(papers.length)),
})
export type FindingsBody = z.infer<typeof FindingsBody>

export const blankFindings = (id: string): CaseFindings => ({
  id,
  version: 0,
  shown: [],
  read: [],
  changed_by: null,
  changed_at: null,
})

/** The findings as they are after a change. Throws 422 for a finding that is named twice, and a year of what is no work. */
export const changedFindings = (
  before: CaseFindings,
  { shown, read }: Omit<FindingsBody, 'version'>,
  { by, now }: { readonly by: Named; readonly now: Now },
): CaseFindings => {
  const isTwice = new Set(shown.map(({ finding }) => finding)).size < shown.length
  const hasYear = shown.some(({ finding, year }) => year !== null && paperOf(finding) !== 'works')
  assertValid({
    ...(isTwice ? { shown: ['Name each finding once.'] } : {}),
    ...(hasYear ? { shown: ['Only works have a year.'] } : {}),
  })
  return {
    ...{ id: before.id, version: before.version + 1, shown, read: [...new Set(read)] },
    ...{ changed_by: { id: by.id, name: by.name }, changed_at: now },
  }
}
