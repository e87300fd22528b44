import { parseEmail, phoneProblem } from '#domain/contact'
import { addDays, type DateOnly } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import { type Pence, priceProblem } from '#domain/money'
import { propertyPostcodeProblem } from '#domain/property-postcode'
import { factsKey, type MatterFacts, type QuoteClient, type QuoteFacts } from './facts.ts'
import type { IncompleteFact } from './quote.ts'

/** Maximum validity of a quote, in days. */
export const MAX_VALID_DAYS = 90

const problem = (field: string, message: string): IncompleteFact => ({ field, message })

const priceNames: Readonly<Record<MatterType, string>> = {
  sale: 'Enter the sale price.',
  purchase: 'Enter the purchase price.',
  remortgage: 'Enter the amount of the new loan.',
  'transfer-of-equity': 'Enter the value of the property.',
}

export const parsePrice = (
  matter: MatterType,
  price: number | null,
): { price: Pence | null; problems: IncompleteFact[] } => {
  const field = `${factsKey(matter)}.price`
  if (price === null) return { price: null, problems: [problem(field, priceNames[matter])] }
  const priceMessage = Number.isInteger(price) ? priceProblem(price) : priceNames[matter]
  return priceMessage === null
    ? { price, problems: [] }
    : { price: null, problems: [problem(field, priceMessage)] }
}

const clientProblems = (client: QuoteClient, at: number): IncompleteFact[] => {
  const field = `clients.${at}`
  const wrongPhone = client.phone.trim() ? phoneProblem(client.phone) : null
  const isWrongEmail = client.email.trim() !== '' && parseEmail(client.email) === null
  return [
    ...(client.first_name.trim() ? [] : [problem(`${field}.first_name`, 'Enter a first name.')]),
    ...(client.last_name.trim() ? [] : [problem(`${field}.last_name`, 'Enter a last name.')]),
    ...(isWrongEmail
      ? [problem(`${field}.email`, 'Enter an email address, like name@example.com.')]
      : []),
    ...(wrongPhone ? [problem(`${field}.phone`, wrongPhone)] : []),
  ]
}

export const clientProblemsOf = ({ clients }: QuoteFacts): IncompleteFact[] =>
  clients.length === 0
    ? [problem('clients', 'Add at least one client.')]
    : clients.flatMap(clientProblems)

/** Problems with the address, which a presold purchase does not need. */
export const addressProblems = (
  matter: MatterType,
  of: MatterFacts,
  stage: QuoteFacts['sale_stage'],
): IncompleteFact[] => {
  const field = factsKey(matter)
  const needsNoAddress = matter === 'purchase' && stage === 'presold'
  const wrongPostcode = of.postcode.trim() ? propertyPostcodeProblem(of.postcode) : null
  return [
    ...(of.address.trim() || needsNoAddress
      ? []
      : [problem(`${field}.address`, 'Enter the address.')]),
    ...(wrongPostcode ? [problem(`${field}.postcode`, wrongPostcode)] : []),
  ]
}

export const validityProblems = (
  validUntil: DateOnly | null,
  today: DateOnly,
): IncompleteFact[] => {
  if (validUntil === null) return []
  if (validUntil < today)
    return [problem('valid_until', 'This date has passed. Choose a later one.')]
  return validUntil > addDays(today, MAX_VALID_DAYS)
    ? [
        problem(
          'valid_until',
          `A quote can be valid for at most ${MAX_VALID_DAYS} days. Choose an earlier date.`,
        ),
      ]
    : []
}
