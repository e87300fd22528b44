import { computed, onMount } from 'nanostores'
import type { BodyInput } from '#domain/endpoint'
import type { documentTemplateApi } from '#domain/template/api/document'
import { emailTestApi } from '#domain/template/api/email'
import { templateSettingsApi } from '#domain/template/api/settings'
import type { TemplateContent, TemplateFamily } from '#domain/template/template'
import type { TemplateDetail, TemplateParts } from '#domain/template/view'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'
import { $family, familyOfPage, templateApis } from './apis.ts'

type FamilyApi = typeof documentTemplateApi

/** The id of the template that the page shows; the editor of scripts has it in its search. */
const $id = computed($route, ({ name, params, search }) => {
  if (familyOfPage(name) === 'script') return new URLSearchParams(search).get('script')
  return familyOfPage(name) !== null && name?.endsWith('-id') ? (params['id'] ?? null) : null
})

export const $template = createFetcherStore<TemplateDetail>(['template/', $family, '/', $id], {
  fetcher: (_, family, __, id) =>
    call(templateApis[String(family) as TemplateFamily].show, { params: { id: String(id) } }),
})

onMount($template, () => followArea('templates', () => $template.revalidate()))

/** What editors check and choose from: snippets, layouts, and whether a second person publishes. */
export const $templateParts = createFetcherStore<TemplateParts>(['template-parts'], {
  fetcher: () => call(templateSettingsApi.parts),
})

export const changeApproval = async (second_person: boolean) => {
  $templateParts.mutate(await call(templateSettingsApi.approval, { body: { second_person } }))
}

export const fetchTemplate = (family: TemplateFamily, id: string) =>
  call(templateApis[family].show, { params: { id } })

const show = (template: TemplateDetail) => {
  if (template.id === $id.get()) $template.mutate(template)
}

const { change } = saverOf<TemplateDetail>({ show, showCurrent: show })

type Versioned = Pick<TemplateDetail, 'family' | 'id' | 'version'>

const at = ({ id, version }: Versioned, key?: string) => ({ params: { id }, version, key })

export const createTemplate = (
  family: TemplateFamily,
  body: BodyInput<FamilyApi['create']>,
  key: string,
) => call(templateApis[family].create, { body, key })

export const saveTemplate = (it: Versioned, content: TemplateContent, key: string) =>
  change(templateApis[it.family].save, { content }, at(it, key))

export const sendForReview = (it: Versioned) => change(templateApis[it.family].send, {}, at(it))

export const withdrawTemplate = (it: Versioned) =>
  change(templateApis[it.family].withdraw, {}, at(it))

export const publishTemplate = (
  it: Versioned,
  publication: { readonly effective_from: string; readonly note: string },
  key: string,
) => change(templateApis[it.family].publish, publication, at(it, key))

export const retireTemplate = (it: Versioned) => change(templateApis[it.family].retire, {}, at(it))

export const previewTemplate = (
  family: TemplateFamily,
  body: BodyInput<FamilyApi['preview']>,
  signal: AbortSignal,
) => call(templateApis[family].preview, { body, signal, isQuiet: true })

/** Sends an email template, as the preview shows it, to whoever is signed in. */
export const sendEmailTest = (body: BodyInput<typeof emailTestApi.send>, key: string) =>
  call(emailTestApi.send, { body, key })
