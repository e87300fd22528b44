import type * as z from 'zod/mini'
import { assertAllowed, refuseIf } from '#domain/act'
import { invalid } from '#domain/refusal'
import type { TemplatePublication } from '#domain/template/bodies'
import { checkTemplate } from '#domain/template/checking/check'
import type { TemplateFamily } from '#domain/template/template'
import type { TemplateVersion } from '#domain/template/version'
import type { RequestContext } from '#tenant/runtime/context'
import { freshTemplate, replaceTemplate } from './recording.ts'
import { templatesOf } from './templates.ts'

type Target = {
  readonly family: TemplateFamily
  readonly id: string
  readonly version: number
}

/** Throws 409 with the first error of a template. */
const requireSound = (context: RequestContext, template: TemplateVersion) => {
  const { snippets, scripts } = templatesOf(context.store)
  const { today } = context
  const others = { snippets: snippets(today), scripts: scripts(today) }
  const errors = checkTemplate({ ...template, ...others }).filter((it) => it.level === 'error')
  const more = errors.length > 1 ? ` There are ${errors.length - 1} more.` : ''
  assertAllowed(
    refuseIf(errors.length > 0, 'faulty', `Fix this first: ${errors[0]?.message}${more}`),
  )
}

export const sendForReview = (context: RequestContext, target: Target): TemplateVersion => {
  const draft = freshTemplate(context, { ...target, act: 'send' })
  requireSound(context, draft)
  const { id, name } = context.by
  return replaceTemplate(context, draft, {
    name: 'template.sent-for-review',
    change: { status: 'in_review', sent_by_id: id, sent_by: name },
  })
}

/** Makes a version in review a draft again. */
export const withdrawTemplate = (context: RequestContext, target: Target): TemplateVersion => {
  const template = freshTemplate(context, { ...target, act: 'withdraw' })
  const change = { status: 'draft', sent_by_id: null, sent_by: null } as const
  return replaceTemplate(context, template, { name: 'template.updated', change })
}

/** Publishes a version from a day on; what was made by the version before stays as it is. */
export const publishTemplate = (
  context: RequestContext,
  target: Target,
  { effective_from, note }: Omit<z.infer<typeof TemplatePublication>, 'version'>,
): TemplateVersion => {
  const template = freshTemplate(context, { ...target, act: 'publish' })
  if (effective_from < context.today)
    throw invalid({ effective_from: ['Choose today or a later day.'] })
  requireSound(context, template)
  return replaceTemplate(context, template, {
    name: 'template.published',
    change: {
      status: 'published',
      effective_from,
      published_by: context.by.name,
      published_at: context.now,
      note: note || null,
    },
  })
}

const retirement = { name: 'template.retired', change: { status: 'retired' } } as const

/** Discards a draft, or retires every published version of the key; a standard text is in force again. */
export const retireTemplate = (context: RequestContext, target: Target): TemplateVersion => {
  const template = freshTemplate(context, { ...target, act: 'retire' })
  if (template.status === 'published')
    for (const other of templatesOf(context.store).versionsOf(template.family, template.key))
      if (other.status === 'published' && other.made_at !== null && other.id !== template.id)
        replaceTemplate(context, other, retirement)
  return replaceTemplate(context, template, retirement)
}
