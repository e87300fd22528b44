import type * as z from 'zod/mini'
import { invalid } from '#domain/refusal'
import type { TemplateBeginning, TemplateChange } from '#domain/template/bodies'
import type { TemplateContent, TemplateFamily } from '#domain/template/template'
import type { TemplateVersion } from '#domain/template/version'
import type { RequestContext } from '#tenant/runtime/context'
import { pendingOf } from './pending.ts'
import { freshTemplate, recordChange, replaceTemplate } from './recording.ts'
import { templatesOf } from './templates.ts'
import { withWordText } from './word/content.ts'

/** Throws 422 for a layout that there is none of. */
const requireLayout = ({ store, today }: RequestContext, { layout }: TemplateContent) => {
  if (layout !== null && templatesOf(store).current('layout', layout, today) === null)
    throw invalid({ layout: ['Choose a layout from the list.'] })
}

/** Throws 422 for the key of another template, and for a next version while one is waiting. */
const requireKey = (
  versions: readonly TemplateVersion[],
  { is_next }: Pick<z.infer<typeof TemplateBeginning>, 'is_next'>,
) => {
  if (!is_next && versions.length > 0)
    throw invalid({ key: ['Another template has this key. Choose another one.'] })
  if (is_next && versions.length === 0) throw invalid({ key: ['There is no such template.'] })
  if (pendingOf(versions) !== null)
    throw invalid({ key: ['A draft of this template is open already. Edit or discard that one.'] })
}

/** Creates a draft; throws 422 for a key that is in use and for an unknown layout. */
export const createTemplate = (
  context: RequestContext,
  family: TemplateFamily,
  body: z.infer<typeof TemplateBeginning>,
): TemplateVersion => {
  const templates = templatesOf(context.store)
  const versions = templates.versionsOf(family, body.key)
  requireKey(versions, body)
  requireLayout(context, body.content)
  const draft = templates.insert({
    id: context.newId(),
    version: 1,
    family,
    key: body.key,
    number: (versions[0]?.number ?? 0) + 1,
    status: 'draft',
    content: withWordText(context.store, family, body.content),
    effective_from: null,
    made_by: context.by.name,
    made_at: context.now,
    edited_by_id: context.by.id,
    sent_by_id: null,
    sent_by: null,
    published_by: null,
    published_at: null,
    note: null,
  })
  recordChange(context, draft, 'template.updated', ['status'])
  return draft
}

/** Replaces the content of a draft. */
export const saveTemplate = (
  context: RequestContext,
  family: TemplateFamily,
  id: string,
  { version, content }: z.infer<typeof TemplateChange>,
): TemplateVersion => {
  const draft = freshTemplate(context, { family, id, version, act: 'edit' })
  requireLayout(context, content)
  const change = {
    content: withWordText(context.store, family, content),
    edited_by_id: context.by.id,
  }
  return replaceTemplate(context, draft, { name: 'template.updated', change })
}
