import { factNames } from '#domain/conveyance/plan/fact'
import { midSentence } from '#domain/conveyance/plan/task-labels'
import { type CaseField, CaseFlag, type Condition } from '#domain/conveyance/workflow/condition'
import { flagLabels } from '#domain/conveyance/workflow/flag-labels'
import { formatPounds } from '#domain/tax/land-tax-labels'

/** 'open enquiries', in the middle of a sentence. */
export const fieldLabels: Readonly<Record<CaseField, string>> = {
  matter_type: 'type of matter',
  tenure: 'tenure',
  nation: 'nation',
  price: 'price',
  lender: 'lender',
  linked: 'linked case',
  agency: 'estate agent',
  client_count: 'number of clients',
  flags: 'unusual points',
  risk: 'risk',
  facts: 'recorded facts',
  enquiries_open: 'open enquiries',
  undertakings_open: 'open undertakings',
  wd_since_instruction: 'working days since instruction',
  wd_since_client_contact: 'working days since contact with the client',
  wd_since_exchange: 'working days since exchange',
}

const namesByFact: Readonly<Partial<Record<string, string>>> = factNames

const flagLabel = (value: string) => {
  const flag = CaseFlag.safeParse(value)
  return midSentence(flag.success ? flagLabels[flag.data] : value)
}

const isText = (field: CaseField, value: string | number | boolean) => {
  if (value === true) return `there is a ${fieldLabels[field]}`
  if (value === false) return `there is no ${fieldLabels[field]}`
  return `the ${fieldLabels[field]} is ${value}`
}

const hasText = (field: CaseField, value: string) =>
  field === 'facts'
    ? `“${namesByFact[value] ?? value}” is recorded`
    : `the case has “${flagLabel(value)}”`

/** A condition in the middle of a sentence: 'the tenure is leasehold and there is a lender'. */
export const conditionText = (condition: Condition): string => {
  if ('all' in condition) return condition.all.map(conditionText).join(' and ')
  if ('any' in condition) return condition.any.map(conditionText).join(' or ')
  if ('not' in condition) return `it is not so that ${conditionText(condition.not)}`
  const { field } = condition
  if ('is' in condition) return isText(field, condition.is)
  if ('has' in condition) return hasText(field, condition.has)
  const least = field === 'price' ? formatPounds(condition.over) : condition.over
  return `the ${fieldLabels[field]} is over ${least}`
}
