import type { Conveyance } from '#domain/conveyance/conveyance'
import { blankTitle, type CaseTitle } from '#domain/conveyance/title/title'
import type { DateOnly } from '#domain/dates'
import type { Firm } from '#domain/firm'
import { phoneText } from '#domain/firm/details'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import {
  caseValues,
  clientValues,
  type Handler,
  partyValues,
  propertyValues,
  titleValues,
} from './case-values.ts'
import { quoteClients, quoteProperty, quoteValues } from './quote-values.ts'
import { listed, type MergeValue, type MergeValues, orNull } from './value.ts'

/** What the values of a template are taken from; null for what it is not about. */
export type MergeSource = {
  readonly firm: Pick<Firm, 'brand' | 'address' | 'phone' | 'email' | 'regulator'>
  readonly today: DateOnly
  readonly signature: string
  readonly portal: string
  readonly conveyance: Conveyance | null
  readonly handler: Handler | null
  readonly title: CaseTitle | null
  readonly quoteCase: QuoteCase | null
  /** The name of whoever receives it; null for the clients. */
  readonly recipient: string | null
  /** The answers to the template’s own questions, by key. */
  readonly answers: Readonly<Record<string, MergeValue>>
}

export const firmValues = (firm: MergeSource['firm']): MergeValues => ({
  name: firm.brand.name,
  address: orNull(firm.address),
  phone: phoneText(firm.phone),
  email: orNull(firm.email),
  regulator: firm.regulator.body,
  regulator_number: orNull(firm.regulator.number),
})

const peopleOf = ({ conveyance, quoteCase }: MergeSource): MergeValues[] => {
  if (conveyance !== null) return clientValues(conveyance)
  return quoteCase === null ? [] : quoteClients(quoteCase)
}

const textsOf = (values: readonly MergeValues[], name: string) =>
  values.map((it) => it[name]).filter((it) => typeof it === 'string')

const caseParts = ({ conveyance, handler, title }: MergeSource): MergeValues => {
  if (conveyance === null || handler === null) return {}
  const register = title ?? blankTitle(conveyance.id)
  return {
    case: caseValues(conveyance, handler),
    property: propertyValues(conveyance),
    ...partyValues(conveyance, register),
    ...titleValues(register),
  }
}

const quoteParts = ({ conveyance, quoteCase }: MergeSource): MergeValues => {
  if (quoteCase === null) return {}
  return {
    quote: quoteValues(quoteCase),
    ...(conveyance === null ? { property: quoteProperty(quoteCase) } : {}),
  }
}

/** The value of every merge field that there is one of. */
export const mergeValues = (source: MergeSource): MergeValues => {
  const clients = peopleOf(source)
  const names = orNull(listed(textsOf(clients, 'name')))
  return {
    firm: firmValues(source.firm),
    today: source.today,
    signature: source.signature,
    portal: source.portal,
    clients,
    client: {
      names,
      salutation: orNull(listed(textsOf(clients, 'salutation'))),
      count: clients.length,
    },
    recipient: { name: source.recipient ?? names },
    ...caseParts(source),
    ...quoteParts(source),
    ask: source.answers,
  }
}
