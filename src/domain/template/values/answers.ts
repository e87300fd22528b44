import { parsePence } from '#domain/money'
import type { TemplateInput } from '#domain/template/template'
import type { MergeValue } from './value.ts'

type Answers = Readonly<Record<string, MergeValue>>

const linesOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((it) => it.trim())
    .filter((it) => it !== '')

/** The typed answer as a value; null for none and for what is not of its kind. */
const answerOf = ({ kind }: TemplateInput, typed: string): MergeValue => {
  const text = typed.trim()
  if (text === '') return null
  if (kind === 'money') return parsePence(text)
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : null
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null
  return kind === 'lines' ? linesOf(text, /\n/) : text
}

/** Every question with its sample answer. */
export const sampleAnswers = (inputs: readonly TemplateInput[]): Answers =>
  Object.fromEntries(
    inputs.map((input) => [
      input.key,
      input.kind === 'lines' ? linesOf(input.sample, /;/) : answerOf(input, input.sample),
    ]),
  )
