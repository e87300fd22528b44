import type * as z from 'zod/mini'
import type { DateOnly } from '#domain/date-schema'
import { notFound } from '#domain/refusal'
import type { TemplateListQuery } from '#domain/template/bodies'
import { proseOf } from '#domain/template/checking/pieces'
import type { TemplateFamily } from '#domain/template/template'
import { inForceOn, type TemplateVersion } from '#domain/template/version'
import type { TemplateDetail, TemplateRow } from '#domain/template/view'
import type { RequestContext } from '#tenant/runtime/context'
import { pendingOf } from './pending.ts'
import { isLocked } from './second-person.ts'
import { needsSecondPerson } from './setting.ts'
import { isStandard, templatesOf } from './templates.ts'
import { usesOf } from './uses.ts'
import { wordFileView } from './word/files.ts'

type Query = z.infer<typeof TemplateListQuery>

const TEXT_START = 90

const startOf = (body: string) => proseOf(body).replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_START)

/** The version that stands for its key: in force, else waiting, else the newest. */
const leadOf = (versions: readonly TemplateVersion[], today: DateOnly) =>
  inForceOn(versions, today) ??
  pendingOf(versions) ??
  versions.toSorted((a, b) => b.number - a.number)[0]

const isAsked = (versions: readonly TemplateVersion[], view: Query['view'] = 'current') => {
  const isRetired = versions.every((it) => it.status === 'retired')
  if (view === 'retired') return isRetired
  if (view === 'pending') return pendingOf(versions) !== null
  if (view === 'own') return !isRetired && versions.some((it) => !isStandard(it))
  return !isRetired
}

const isFound = (template: TemplateVersion, q = '') => {
  const { name, subject, category, body } = template.content
  const text = [template.key, name, subject, category, body].join('\n').toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The templates of a family by name, one row for each key. */
export const listTemplates = (
  context: RequestContext,
  family: TemplateFamily,
  { q, view }: Query,
): { rows: TemplateRow[]; next: null } => {
  const uses = usesOf(context)
  const rows = [...templatesOf(context.store).ofFamily(family).values()]
    .filter((versions) => isAsked(versions, view))
    .flatMap((versions): TemplateRow[] => {
      const lead = leadOf(versions, context.today)
      if (lead === undefined || !isFound(lead, q)) return []
      const pending = pendingOf(versions)
      return [
        {
          ...lead,
          is_standard: isStandard(lead),
          pending: pending && { id: pending.id, status: pending.status },
          text_start: startOf(lead.content.body),
          used_by: uses(lead).length,
          changed_by: lead.published_by ?? lead.made_by,
          changed_at: lead.published_at ?? lead.made_at,
        },
      ]
    })
  return {
    rows: rows.toSorted((a, b) => a.content.name.localeCompare(b.content.name)),
    next: null,
  }
}

/** One version with all that its page shows; throws 404 when there is none of the family. */
export const toTemplateDetail = (
  context: RequestContext,
  family: TemplateFamily,
  id: string,
): TemplateDetail => {
  const templates = templatesOf(context.store)
  const template = templates.show(family, id)
  if (template === null) throw notFound()
  const versions = templates.versionsOf(family, template.key)
  const current = inForceOn(versions, context.today)
  return {
    ...template,
    is_standard: isStandard(template),
    is_in_force: current?.id === template.id,
    needs_second_person: needsSecondPerson(context) || isLocked(template),
    versions: versions.map((it) => ({ ...it, is_in_force: it.id === current?.id })),
    used_by: usesOf(context)(template),
    word_file: wordFileView(context.store, template.content),
  }
}
