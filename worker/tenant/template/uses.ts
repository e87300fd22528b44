import { scan } from '#domain/template/checking/scan'
import { identifierOf } from '#domain/template/script/script'
import { TemplateFamily } from '#domain/template/template'
import { inForceOn, type TemplateVersion } from '#domain/template/version'
import type { TemplateUse } from '#domain/template/view'
import { communicationsOf } from '#tenant/communication/firm/communications'
import { firmWorkflowsOf } from '#tenant/conveyance/workflow/firm-workflows'
import type { RequestContext } from '#tenant/runtime/context'
import { layoutKeyOf } from './content.ts'
import { pendingOf } from './pending.ts'
import { templatesOf } from './templates.ts'

const textsOf = ({ content }: TemplateVersion) => [
  content.body,
  content.footer,
  content.subject,
  content.preheader,
  content.sms,
]

const useOf = ({ family, id, content }: TemplateVersion): TemplateUse => ({
  family,
  id,
  name: content.name,
})

/** What a template names: 'layout letter', 'snippet bank-warning'. */
const namedIn = (template: TemplateVersion): Set<string> =>
  new Set([
    `layout ${layoutKeyOf(template)}`,
    ...textsOf(template).flatMap((text) =>
      text === '' ? [] : scan(text).snippets.map(({ path }) => `snippet ${path}`),
    ),
    ...textsOf(template).flatMap(scriptsIn),
  ])

/** The scripts that a text names, as {{ computed.completion_month }} or as a call of a helper. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/\bcomputed\.([a-z]\w*)|\b([a-z]\w*)\s*\(/g)].map(
    ([, field, helper]) => `script ${field ?? helper}`,
  )

type Target = Pick<TemplateVersion, 'family' | 'key'>

/** Finds what names a template: templates in force or waiting, workflows in force, and communications. */
export const usesOf = ({ store, today }: Pick<RequestContext, 'store' | 'today'>) => {
  const templates = templatesOf(store)
  const others = TemplateFamily.options
    .flatMap((family) => [...templates.ofFamily(family).values()])
    .flatMap((versions) => [inForceOn(versions, today), pendingOf(versions)])
    .filter((it) => it !== null)
    .map((it) => ({ use: useOf(it), named: namedIn(it) }))
  const workflows = firmWorkflowsOf(store)
    .list()
    .filter((it) => it.status === 'published')
  const communications = communicationsOf(store).list()
  const sent = ({ family, key }: Target): TemplateUse[] =>
    communications
      .filter(({ template }) => family === 'email' && template === key)
      .map(({ id, name }) => ({ family: 'communication', id, name }))
  return ({ family, key }: Target): TemplateUse[] => [
    ...workflows
      .filter(({ workflow }) => workflow.requires.templates.includes(key))
      .map(({ id, workflow }) => ({ family: null, id, name: workflow.name })),
    ...sent({ family, key }),
    ...others
      .filter(({ named }) =>
        named.has(`${family} ${family === 'script' ? identifierOf(key) : key}`),
      )
      .map(({ use }) => use),
  ]
}
