import { onOneLine } from '#domain/one-line'
import { scan } from '#domain/template/checking/scan'
import type { SnippetTexts } from '#domain/template/checking/snippet-use'
import { customFieldsIn } from '#domain/template/custom-fields'
import { inputFields, mergeFields } from '#domain/template/fields'
import type { Block } from '#domain/template/markup/block'
import { mailHtml } from '#domain/template/markup/mail-html'
import { parseMarkup } from '#domain/template/markup/parsing'
import { textFrom } from '#domain/template/markup/text'
import { computedFields, computedValues } from '#domain/template/script/library'
import type { Script } from '#domain/template/script/script'
import type { TemplateContent } from '#domain/template/template'
import type { MergeValues } from '#domain/template/values/value'
import { type Place, renderText } from './engine.ts'
import { emptyLists, withMissing } from './missing-value.ts'

/** The stored Word file of a template, and its parts as they were rendered. */
export type RenderedWord = {
  readonly file: { readonly key: string; readonly sha256: string; readonly name: string }
  readonly parts: readonly { readonly name: string; readonly rendered: string }[]
}

/** A field that a template was to write and that is empty. */
export type MissingField = { readonly path: string; readonly label: string }

export type RenderedTemplate = {
  readonly subject: string
  readonly preheader: string
  readonly header: Block[]
  readonly body: Block[]
  readonly footer: Block[]
  readonly text: string
  readonly html: string
  readonly sms: string
  readonly file_name: string
  /** What becomes a Word file; null for a text. */
  readonly word: RenderedWord | null
  /** What is missing; a text with any of it is never sent. */
  readonly missing: MissingField[]
}

export type Parts = {
  readonly content: TemplateContent
  /** The layout around it; null for none. */
  readonly layout: Pick<TemplateContent, 'body' | 'footer'> | null
  readonly snippets: SnippetTexts
  readonly scripts: readonly Script[]
  readonly values: MergeValues
}

const textsOf = ({ content, layout, snippets }: Parts) => [
  ...[content.subject, content.preheader, content.body, content.footer, content.sms],
  ...[content.file_name, layout?.body ?? '', layout?.footer ?? ''],
  ...Object.values(snippets),
]

/** Writes texts with the values of a case, and notes which fields are empty. */
export type TemplateWriter = {
  readonly written: (template: string, place: Place) => string
  readonly missing: () => MissingField[]
}

/** The writer of a template; throws `TemplateLimit` for values that are too long, and when it writes what is malformed or does too much. */
export const writerOf = (parts: Parts): TemplateWriter => {
  const { content, snippets, scripts, values } = parts
  const fields = [
    ...mergeFields,
    ...inputFields(content.inputs),
    ...customFieldsIn(textsOf(parts)),
    ...computedFields(scripts),
  ]
  const computed = computedValues(scripts, values, textsOf(parts))
  const tree = withMissing({ ...values, computed }, fields)
  const missing = new Set(emptyLists(tree, scan(content.body).required))
  return {
    written: (template, place) => {
      const rendered = renderText(template, tree, { place, snippets })
      for (const path of rendered.missing) missing.add(path)
      return rendered.text
    },
    missing: () => [...missing].map((path) => ({ path, label: labelOf(path, fields) })),
  }
}

/** The name of the file that is made of a template. */
export const fileNameOf = (
  { written }: TemplateWriter,
  { file_name, name }: Pick<TemplateContent, 'file_name' | 'name'>,
) => onOneLine(written(file_name || name, 'text'))

/** Renders a template with its layout; throws `TemplateLimit` for one that is malformed or does too much. */
export const renderTemplate = (parts: Parts): RenderedTemplate => {
  const { content, layout } = parts
  const writer = writerOf(parts)
  const { written, missing } = writer
  const subject = onOneLine(written(content.subject, 'text'))
  const body = parseMarkup(written(content.body, 'markup'))
  const header = parseMarkup(written(layout?.body ?? '', 'markup'))
  const footer = parseMarkup(written(layout?.footer ?? '', 'markup'))
  const preheader = onOneLine(written(content.preheader, 'text'))
  return {
    ...{ subject, preheader, header, body, footer, word: null },
    text: textFrom([...body, ...footer]),
    html: mailHtml({ language: content.language, subject, preheader, header, body, footer }),
    sms: written(content.sms, 'text').trim(),
    file_name: fileNameOf(writer, content),
    missing: missing(),
  }
}

const labelOf = (path: string, fields: readonly { path: string; label: string }[]) =>
  fields.find((it) => it.path === path)?.label ?? 'A value that is empty'
