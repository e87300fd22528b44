import { Liquid, toValueSync } from 'liquidjs'
import { scan } from '#domain/template/checking/scan'
import { cycleOf, type SnippetTexts, snippetsWithin } from '#domain/template/checking/snippet-use'
import { templateTags } from '#domain/template/language'
import { escapeMarkup, plainText } from '#domain/template/markup/escaping'
import { templateFilterTable } from './filters.ts'
import { CountingEmitter, countingContext, TemplateLimit } from './limits.ts'
import { MissingValue } from './missing-value.ts'

/** Where a text is used, which decides how values are written into it. */
export type Place = 'markup' | 'text'

type Rendered = { readonly text: string; readonly missing: readonly string[] }

const escapers = { markup: escapeMarkup, text: plainText } as const

const writtenOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(writtenOf).join(', ') : String(value ?? '')

/** An engine for one place, which notes the fields that it was to write and that are missing. */
const engineOf = (place: Place, snippets: SnippetTexts, missing: Set<string>) => {
  const liquid = new Liquid({
    ownPropertyOnly: true,
    strictFilters: true,
    strictVariables: true,
    relativeReference: false,
    parseLimit: 400_000,
    templates: { ...snippets },
    outputEscape: (value: unknown) => {
      if (value === null || value === undefined) missing.add('')
      if (!(value instanceof MissingValue)) return escapers[place](writtenOf(value))
      missing.add(value.path)
      return ''
    },
  })
  for (const name of Object.keys(liquid.tags)) if (!isOurs(name)) delete liquid.tags[name]
  for (const name of Object.keys(liquid.filters)) delete liquid.filters[name]
  for (const [name, filter] of templateFilterTable) liquid.registerFilter(name, filter)
  return liquid
}

const isOurs = (name: string) => templateTags.includes(name)

/** The longest template, in characters. */
const LONGEST = 60_000

/** Renders a text; throws `TemplateLimit` for one that is malformed or does too much. */
export const renderText = (
  template: string,
  values: object,
  { place, snippets }: { readonly place: Place; readonly snippets: SnippetTexts },
): Rendered => {
  if (template.length > LONGEST) throw new TemplateLimit('The template is too long.')
  requireSound(template, snippets)
  const missing = new Set<string>()
  const liquid = engineOf(place, snippets, missing)
  const emitter = new CountingEmitter()
  try {
    const parsed = liquid.parse(template)
    toValueSync(liquid.renderer.renderTemplates(parsed, countingContext(liquid, values), emitter))
  } catch (error) {
    throw error instanceof TemplateLimit ? error : new TemplateLimit(plainMessage(error))
  }
  return { text: emitter.buffer, missing: [...missing] }
}

/** Throws for an unknown tag, filter or snippet, and for a snippet that renders itself. */
const requireSound = (template: string, snippets: SnippetTexts) => {
  const keys = [...snippetsWithin(template, snippets)]
  const broken = keys.find((key) => !Object.hasOwn(snippets, key) || cycleOf(key, snippets))
  if (broken !== undefined) throw new TemplateLimit(`The snippet “${broken}” cannot be used.`)
  const texts = [template, ...keys.map((key) => snippets[key] ?? '')]
  const [problem] = texts.flatMap((text) => scan(text).problems)
  if (problem !== undefined) throw new TemplateLimit(problem.message)
}

/** The first line of an error of the engine, without its picture of the template. */
const plainMessage = (error: unknown) => {
  const text = error instanceof Error ? error.message : String(error)
  return `The template cannot be rendered: ${text.split('\n')[0]?.slice(0, 200)}`
}
