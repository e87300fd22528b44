import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { TemplateContent, TemplateFamily } from './template.ts'

export const TemplateStatus = z.enum(['draft', 'in_review', 'published', 'retired'])
export type TemplateStatus = z.infer<typeof TemplateStatus>

/** A stored version of a template; once published, its content never changes. */
export const TemplateVersion = z.object({
  id: z.string(),
  version: z.int(),
  family: TemplateFamily,
  key: z.string(),
  /** 1, 2, 3 … among the versions of its key. */
  number: z.int(),
  status: TemplateStatus,
  content: TemplateContent,
  /** The first day on which a published version is used. */
  effective_from: z.nullable(DateOnly),
  made_by: z.nullable(z.string()),
  made_at: z.nullable(Instant),
  /** The id of whoever changed its content last. */
  edited_by_id: z.nullable(z.string()),
  sent_by_id: z.nullable(z.string()),
  sent_by: z.nullable(z.string()),
  published_by: z.nullable(z.string()),
  published_at: z.nullable(Instant),
  /** What the person who published it said about it. */
  note: z.nullable(z.string()),
})
export type TemplateVersion = z.infer<typeof TemplateVersion>

type Dated = Pick<TemplateVersion, 'status' | 'effective_from' | 'number'>

/** The version that is used on a day: of those published by then, the newest; null for none. */
export const inForceOn = <Version extends Dated>(
  versions: readonly Version[],
  today: DateOnly,
): Version | null =>
  versions
    .filter((it) => it.status === 'published' && (it.effective_from ?? '') <= today)
    .toSorted((a, b) => b.number - a.number)[0] ?? null
