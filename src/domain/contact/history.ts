import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { fieldLabels, formatField } from './labels.ts'

export const ContactHistoryEntry = z.object({
  at: Instant,
  who: z.string(),
  /** The field ('Last name') or another event ('Merged with Owen Tarrant'). */
  what: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})
export type ContactHistoryEntry = z.infer<typeof ContactHistoryEntry>

type RecordedEvent = {
  readonly name: string
  readonly at: string
  readonly who: string
  readonly detail: Readonly<Record<string, unknown>>
}

const recordOf = (it: unknown): Readonly<Record<string, unknown>> =>
  typeof it === 'object' && it !== null ? { ...it } : {}

const mailTexts: Readonly<Partial<Record<string, string>>> = {
  'contact.mail-stopped': 'Mail stopped',
  'contact.mail-resumed': 'Mail resumed',
}

const requestTexts: Readonly<Partial<Record<string, string>>> = {
  'data-request.logged': 'Copy of personal data requested',
  'data-request.extended': 'Answer about personal data extended',
  'data-request.exported': 'Personal data exported',
  'data-request.closed': 'Request for personal data closed',
}

export const historyEntriesOf = ({
  name,
  at,
  who,
  detail,
}: RecordedEvent): ContactHistoryEntry[] => {
  const entryWithoutValues = (what: string) => [{ at, who, what, from: null, to: null }]
  if (name === 'contact.created') return entryWithoutValues('Contact created')
  if (name === 'contact.merged')
    return entryWithoutValues(`Merged with ${String(detail['other'] ?? '')}`)
  const request = requestTexts[name]
  if (request !== undefined) return entryWithoutValues(request)
  const mail = mailTexts[name]
  if (mail !== undefined)
    return entryWithoutValues(`${mail}: ${String(detail['address'])}. ${String(detail['reason'])}`)
  const [before, after] = [recordOf(detail['before']), recordOf(detail['after'])]
  const fields = Array.isArray(detail['fields']) ? detail['fields'].map(String) : []
  const visibleFields = fields.filter((field) => field !== 'merged_ids')
  return visibleFields.map((field) => ({
    at,
    who,
    what: fieldLabels[field] ?? field,
    from: formatField(field, before[field]),
    to: formatField(field, after[field]),
  }))
}
