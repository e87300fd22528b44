import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { MergeField } from '#domain/template/field'
import { templateFilters, templateTags } from '#domain/template/language'
import { builtIns } from '#domain/template/script/built-in'

export type Known = {
  readonly fields: readonly MergeField[]
  readonly snippets: readonly string[]
  /** What a script may call; null for a text. */
  readonly helpers: readonly string[] | null
}

const tags: Completion[] = templateTags.map((label) => ({ label, type: 'keyword' }))
const filters: Completion[] = templateFilters.map(({ name, help }) => ({
  label: name,
  info: help,
  type: 'function',
}))

const fieldsOf = ({ fields }: Known): Completion[] =>
  fields.map(({ path, label }) => ({
    label: path.replace(/^.*\[\]\./, 'one.'),
    detail: label,
    type: 'variable',
  }))

const scriptWords: Completion[] = ['let', 'if', 'then', 'else', 'and', 'or', 'not', 'empty'].map(
  (label) => ({ label, type: 'keyword' }),
)

/** What a script can read and call at the caret. */
const scriptCompletions = (
  context: CompletionContext,
  it: Known,
  helpers: readonly string[],
): CompletionResult | null => {
  const word = context.matchBefore(/[\w.]+/)
  if (word === null && !context.explicit) return null
  const calls = helpers.map((name): Completion => {
    const help = builtIns.get(name)
    return { label: name, type: 'function', ...(help ? { detail: help.use, info: help.help } : {}) }
  })
  return { from: word?.from ?? context.pos, options: [...fieldsOf(it), ...calls, ...scriptWords] }
}

/** What can be written at the caret: filters after a bar, snippets in a render, otherwise fields and tags. */
export const completionsOf =
  (known: () => Known) =>
  (context: CompletionContext): CompletionResult | null => {
    const { helpers } = known()
    if (helpers !== null) return scriptCompletions(context, known(), helpers)
    const before = context.matchBefore(/\{[{%][^{}%]*$/)
    if (before === null) return null
    const word = context.matchBefore(/[\w.'-]*/)
    const from = word?.from ?? context.pos
    if (/render\s+'[\w-]*$/.test(before.text))
      return {
        from: before.from + before.text.lastIndexOf("'") + 1,
        options: known().snippets.map((label) => ({ label })),
      }
    if (/\|\s*\w*$/.test(before.text)) return { from, options: filters }
    const isTag = before.text.startsWith('{%')
    return { from, options: isTag ? [...tags, ...fieldsOf(known())] : fieldsOf(known()) }
  }
