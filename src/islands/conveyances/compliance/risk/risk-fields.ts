import * as z from 'zod/mini'
import type { FormField, FormPart, Values } from '#components/form/form-parts.ts'
import { Risk } from '#domain/conveyance/conveyance'
import { riskNames } from '#domain/conveyance/labels'
import { entriesOf } from '#domain/entries'
import { FundsKind } from '#domain/funds/funds'
import { fundsKinds } from '#domain/funds/labels'
import { Enhanced, RiskBasis, RiskEntry } from '#domain/risk/bodies'
import { levelOf } from '#domain/risk/changing'
import { basisLabels, riskGroups, riskQuestions } from '#domain/risk/labels'
import { RiskAnswers, RiskGroup, type RiskRound } from '#domain/risk/risk'
import type { CaseRisk } from '#domain/risk/view'

export const AssessValues = z.object({
  ...RiskAnswers.shape,
  ...RiskBasis.shape,
  expected_funds: z.array(FundsKind),
  raised_level: z.optional(Risk),
  raised_reason: z.optional(z.string()),
  wealth: z.optional(Enhanced.shape.wealth),
  checks: z.optional(Enhanced.shape.checks),
  monitoring: z.optional(Enhanced.shape.monitoring),
  review_on: RiskEntry.shape.review_on,
})
export type AssessValues = z.infer<typeof AssessValues>

const optionsOf = (texts: Readonly<Partial<Record<string, string>>>) =>
  entriesOf(texts).map(([value, label]) => ({ value, label }))

const questionsOf = (group: RiskGroup): FormField[] =>
  entriesOf(riskQuestions)
    .filter(([, question]) => question.group === group)
    .map(([name, { label, options }]) => ({
      name,
      label,
      kind: 'radio',
      width: 'w6',
      options: optionsOf(options),
    }))

const expected: FormField = {
  name: 'expected_funds',
  label: 'Where the money is said to come from',
  hint: 'A source that is not chosen here opens the assessment again.',
  kind: 'multi',
  width: 'w6',
  options: optionsOf(fundsKinds),
}

const groupOf = (group: RiskGroup): FormPart => ({
  kind: 'section',
  name: `group_${group}`,
  label: riskGroups[group],
  fields: [
    ...questionsOf(group),
    ...(group === 'funds' ? [expected] : []),
    { name: group, label: basisLabels[group], kind: 'lines', width: 'w6' },
  ],
})

const asked = z.object({ ...RiskAnswers.shape, expected_funds: z.array(FundsKind) })

/** Whether what has been answered so far, with the facts, is a high risk. */
const isHigh =
  (risk: CaseRisk, now: string) =>
  (values: Values): boolean => {
    if (values.raised_level === 'high') return true
    const { success, data } = asked.safeParse(values)
    if (!success) return false
    const { expected_funds, ...answers } = data
    return levelOf({ answers, expected_funds }, risk.facts, now) === 'high'
  }

const enhancedLabels = {
  wealth: 'How their wealth came about, and what shows it',
  checks: 'Which further checks you made',
  monitoring: 'How the case is watched more closely',
}

const raiseFields: readonly FormField[] = [
  {
    name: 'raised_level',
    label: 'Raise the level (optional)',
    kind: 'select',
    options: [{ value: '', label: 'As the answers say' }, ...optionsOf(riskNames)],
  },
  {
    name: 'raised_reason',
    label: 'Why it is higher',
    kind: 'text',
    width: 'w4',
    when: ({ raised_level }) => Boolean(raised_level),
  },
]

const enhancedFields = entriesOf(enhancedLabels).map(
  ([name, label]): FormField => ({ name, label, kind: 'lines', width: 'w6' }),
)

/** The questions, group by group, and what a high risk needs besides. */
export const assessFields = (risk: CaseRisk, now: string): readonly FormPart[] => [
  ...RiskGroup.options.map(groupOf),
  ...raiseFields,
  {
    kind: 'section',
    name: 'enhanced',
    label: 'Beyond the usual',
    hint: 'The risk is high. A second person approves it.',
    when: isHigh(risk, now),
    fields: enhancedFields,
  },
  { name: 'review_on', label: 'Look at it again by', kind: 'date' },
]

const blankAnswers = Object.fromEntries(entriesOf(riskQuestions).map(([name]) => [name, '']))

/** The form as it opens: what was answered last, and never the approval of it. */
export const assessStart = (last: RiskRound | undefined): Values => ({
  ...blankAnswers,
  ...Object.fromEntries(RiskGroup.options.map((group) => [group, last?.basis[group] ?? ''])),
  ...last?.answers,
  expected_funds: last?.expected_funds ?? [],
  raised_level: '',
  raised_reason: '',
  wealth: last?.enhanced?.wealth ?? '',
  checks: last?.enhanced?.checks ?? '',
  monitoring: last?.enhanced?.monitoring ?? '',
  review_on: '',
})
