import type { TemplateParts } from '#domain/template/view'
import type { RequestContext } from '#tenant/runtime/context'
import { approvalSetting, needsSecondPerson } from './setting.ts'
import { templatesOf } from './templates.ts'

export const templateParts = (context: RequestContext): TemplateParts => {
  const templates = templatesOf(context.store)
  return {
    snippets: templates.snippets(context.today),
    scripts: templates.scripts(context.today),
    layouts: templates.inForce('layout', context.today).map(({ key, content }) => ({
      key,
      name: content.name,
      layout_for: content.layout_for,
    })),
    second_person: needsSecondPerson(context),
  }
}

/** Says whether a second person has to publish each template. */
export const changeApproval = (context: RequestContext, second_person: boolean): TemplateParts => {
  if (second_person !== needsSecondPerson(context)) {
    context.settings.put(approvalSetting, { second_person })
    context.recordEvents([
      {
        name: 'template.approval-changed',
        subject: 'firm',
        id: 'firm',
        version: 0,
        changed: ['second_person'],
        detail: { second_person },
      },
    ])
  }
  return templateParts(context)
}
