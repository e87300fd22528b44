import { parsePence } from '#domain/money'
import type { InputKind, TemplateInput } from '#domain/template/template'
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

/** Every question with what was typed for it; null for none and for what is not of its kind. */
export const typedAnswers = (
  inputs: readonly TemplateInput[],
  typed: Readonly<Record<string, string>>,
): Answers => Object.fromEntries(inputs.map((it) => [it.key, answerOf(it, typed[it.key] ?? '')]))

const wanted: Readonly<Partial<Record<InputKind, string>>> = {
  money: 'Enter an amount, such as 1,250.00.',
  number: 'Enter a number.',
  date: 'Enter a date.',
}

const wrongAnswer = ({ key }: TemplateInput, message: string): [string, string[]] => [
  `answers.${key}`,
  [message],
]

/** What is wrong with typed answers, by 'answers.issue'. */
export const answerFaults = (
  inputs: readonly TemplateInput[],
  typed: Readonly<Record<string, string>>,
): Record<string, string[]> => {
  const known = new Set(inputs.map(({ key }) => key))
  const unknown = Object.keys(typed).filter((key) => !known.has(key))
  const wrong = inputs.flatMap((input) => {
    const text = typed[input.key] ?? ''
    const message = wanted[input.kind]
    const isWrong = text.trim() !== '' && answerOf(input, text) === null
    return isWrong && message ? [wrongAnswer(input, message)] : []
  })
  const faults: [string, string[]][] = [
    ...unknown.map((key): [string, string[]] => [
      `answers.${key}`,
      ['This template does not ask this.'],
    ]),
    ...wrong,
  ]
  return Object.fromEntries(faults)
}
