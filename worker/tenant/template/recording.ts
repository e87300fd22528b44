import { assertAllowed } from '#domain/act'
import { notFound } from '#domain/refusal'
import { type TemplateAct, templateActs } from '#domain/template/acts'
import type { TemplateEvents } from '#domain/template/events'
import type { TemplateFamily } from '#domain/template/template'
import type { TemplateVersion } from '#domain/template/version'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { toTemplateDetail } from './listing.ts'
import { templatesOf } from './templates.ts'

/** A version that `act` is possible with; throws 404 for none, 409 for a stale `version` and where it is not. */
export const freshTemplate = (
  context: RequestContext,
  {
    family,
    id,
    version,
    act,
  }: {
    readonly family: TemplateFamily
    readonly id: string
    readonly version: number
    readonly act: TemplateAct
  },
): TemplateVersion => {
  const template = templatesOf(context.store).show(family, id)
  if (template === null) throw notFound()
  const detail = () => toTemplateDetail(context, family, id)
  requireFresh(
    version,
    template,
    () => lastChange(context.audit, context.person, 'template', id),
    detail,
  )
  assertAllowed(templateActs(detail(), context.person)[act])
  return template
}

type TemplateEventName = Exclude<keyof TemplateEvents, 'template.approval-changed'>

export const recordChange = (
  context: RequestContext,
  { id, version, family, key, number, status, content, note }: TemplateVersion,
  name: TemplateEventName,
  changed: readonly string[],
) => {
  const detail = {
    ...{ family, key, number, status, name: content.name },
    ...(note ? { note } : {}),
  }
  context.recordEvents([{ name, subject: 'template', id, version, changed, detail }])
}

type Replacement = {
  readonly name: TemplateEventName
  readonly change: Partial<TemplateVersion>
}

/** Stores a changed version with its event. */
export const replaceTemplate = (
  context: RequestContext,
  before: TemplateVersion,
  { name, change }: Replacement,
): TemplateVersion => {
  const next = { ...before, ...change, version: before.version + 1 }
  templatesOf(context.store).replace(next, before.version)
  recordChange(context, next, name, Object.keys(change))
  return next
}
