import { UNPROVED } from '../../doubts.ts'
import { lineText, type MemoSource } from '../../source/source.ts'
import type { Found, FoundConveyancer, MemoFields } from '../fields.ts'
import { GIVEN_NAMES } from '../given-names.ts'
import { FIRM_WORD, isDomainOf } from '../office.ts'
import { isSurelyPerson } from '../person.ts'
import {
  isAddressWithPostcode,
  isAllPlaced,
  isEveryAddressPlaced,
  isEveryoneNamed,
  isOnlyAmount,
  isOnlyDay,
} from './evidence.ts'

/** How sure the reader is at most where something in the memorandum was given to nobody. */
const LEFT_OVER = 0.85

const atMost = <T>(it: Found<T>, most: number): Found<T> =>
  it.confidence > most ? { ...it, confidence: most } : it

const provedBy = <T>(it: Found<T>, isProved: boolean): Found<T> =>
  isProved ? it : atMost(it, UNPROVED)

/** The reading, above 0.9 only where the rest of the memorandum bears a value out and nothing competes with it. */
export const withCertainty = (
  fields: MemoFields,
  source: MemoSource,
  isUnderstood: boolean,
): MemoFields => {
  const lines = source.lines.map(lineText)
  const text = lines.join('\n')
  const { address, postcode, pricePence, depositPence } = fields
  const isComplete = isUnderstood && isAllPlaced(text, fields) && isEveryoneNamed(text, fields)
  const isWhole = isAddressWithPostcode(text, address.value ?? '', postcode.value)
  const isHome = isEveryAddressPlaced(text, fields)
  const ofPeople = (it: MemoFields['sellers']) => {
    const isPlain = it.value.every(({ name }) => isPlainName(name)) && !OF_OTHERS.test(text)
    return isComplete ? provedBy(it, isHome && isPlain) : atMost(it, LEFT_OVER)
  }
  const amounts = [pricePence.value, depositPence.value]
  return {
    ...fields,
    ...daysOf(fields, lines),
    ...moneyOf(fields, text),
    address: provedBy(address, isWhole),
    postcode: provedBy(postcode, isWhole),
    pricePence: provedBy(pricePence, isOnlyAmount(text, amounts)),
    depositPence: provedBy(depositPence, isOnlyAmount(text, amounts)),
    sellers: ofPeople(fields.sellers),
    buyers: ofPeople(fields.buyers),
    ...lawyersOf(fields, isComplete),
    agent: agentOf(fields, isComplete),
  }
}

/** Whether a name is one person's or one company's, with nothing behind it. */
const isPlainName = (name: string) =>
  !/[,;:@\d]|\b(?:Mr|Mrs|Miss|Ms|Mx|Dr|Prof)\b/.test(name) &&
  name.split(' ').length < 7 &&
  !GIVEN_NAMES.has(name.toLowerCase().split(' ').at(-1) ?? '')

/** Words by which some sell for others. */
const OF_OTHERS = /\b(?:executors?|deceased|the late|attorney|trustees?)\b/i

const DAYS = {
  offerAcceptedOn: /accept|agreed|sold|reserv/i,
  targetExchange: /exchang/i,
  targetCompletion: /complet|moving/i,
}

const daysOf = (fields: MemoFields, lines: readonly string[]) => {
  const of = (key: keyof typeof DAYS) =>
    provedBy(fields[key], isOnlyDay(lines, DAYS[key], fields[key].value ?? ''))
  return {
    offerAcceptedOn: of('offerAcceptedOn'),
    targetExchange: of('targetExchange'),
    targetCompletion: of('targetCompletion'),
  }
}

const FREEHOLD = /\bfree ?hold\b|\bf\/h\b/i
const LEASEHOLD = /\blease/i

const moneyOf = ({ tenure, leaseYears, funding, lender }: MemoFields, text: string) => {
  const isOneTenure = FREEHOLD.test(text) !== LEASEHOLD.test(text)
  const years = new Set([...text.matchAll(/\b(\d{2,3}) ?(?:years?|yrs?)\b/gi)].map(([, it]) => it))
  const isCash = /\bcash\b/i.test(text)
  const isOneWay = isCash !== /\bmortgage|\bmtg\b|\bloan\b/i.test(text)
  return {
    tenure: provedBy(tenure, isOneTenure),
    leaseYears: provedBy(leaseYears, years.size === 1),
    funding: provedBy(funding, isOneWay && (funding.value === 'cash') === isCash),
    lender: provedBy(
      lender,
      isOneWay && /\b(?:bank|society|mutual|bs)\b/i.test(lender.value ?? ''),
    ),
  }
}

const lawyersOf = (fields: MemoFields, isComplete: boolean) => {
  const { sellerConveyancer, buyerConveyancer, sellers, buyers } = fields
  const parties = [...sellers.value, ...buyers.value].map(({ name }) => name)
  const isOther = sellerConveyancer.firm.value !== buyerConveyancer.firm.value
  const of = ({ firm, handler, email, phone }: FoundConveyancer): FoundConveyancer => {
    const name = firm.value ?? ''
    const person = handler.value ?? ''
    const isName = !/[\d()@:]|\s(?!and\b|of\b|co\b)\p{Ll}/u.test(name)
    const isFirm = isComplete && isOther && FIRM_WORD.test(name) && isName
    const isPerson = isSurelyPerson(person) && !parties.includes(person)
    return {
      firm: provedBy(firm, isFirm),
      handler: provedBy(handler, isFirm && isPerson),
      email: provedBy(email, isFirm && isDomainOf(email.value ?? '', name)),
      phone: provedBy(phone, isFirm),
    }
  }
  return { sellerConveyancer: of(sellerConveyancer), buyerConveyancer: of(buyerConveyancer) }
}

const agentOf = ({ agent }: MemoFields, isComplete: boolean): MemoFields['agent'] => {
  const { agency, negotiator, email, phone } = agent
  const isOwn = isComplete && isDomainOf(email.value ?? '', agency.value ?? '')
  return {
    ...agent,
    negotiator: provedBy(negotiator, isComplete && isSurelyPerson(negotiator.value ?? '')),
    email: provedBy(email, isOwn),
    phone: provedBy(phone, isComplete),
  }
}
