import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseTitle } from '#domain/conveyance/title/title'
import { longDate } from '#domain/dates'
import { formatPence } from '#domain/money'
import type { RequisitionItem } from './requisition.ts'

type Facts = {
  readonly conveyance: Conveyance
  readonly title: CaseTitle
  /** The firm’s number. */
  readonly phone: string
  /** Whether others aged 17 or over live there, as the sale-ready pack says: 'Yes', 'No'; null without an answer. */
  readonly occupiers: string | null
}

const and = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

type Draft = {
  readonly reply: string
  readonly source: string
  /** Present where the reply promises something. */
  readonly undertaking?: true
}

// Whether others leave in time is for somebody to say.
const possession = ({ occupiers }: Facts): Draft | null =>
  occupiers === 'No'
    ? {
        reply:
          'Vacant possession is given on completion. Our clients say that nobody else aged 17 or over lives there.',
        source: 'Sale-ready pack',
      }
    : null

const keys = ({ conveyance: { agency } }: Facts): Draft | null =>
  agency === null
    ? null
    : {
        reply: `Collect the keys from ${agency.agency.name}, who release them once we confirm that the money has arrived.`,
        source: 'Agent of the case',
      }

const money = ({ phone }: Facts): Draft => ({
  reply: `To our client account, whose details we give separately. They never change by email. Call us on ${phone} and check them before you send money.`,
  source: 'Firm',
})

// Figures are the clients’ own business: who drafts sees them, the reply does not name them.
const mortgages = ({ title: { redemptions } }: Facts): Draft | null => {
  if (redemptions.length === 0) return null
  const lenders = redemptions.map(({ lender }) => lender)
  const figures = redemptions.map(
    ({ lender, figure, on }) => `${lender} ${formatPence(figure)} on ${longDate(on)}`,
  )
  return {
    reply: `The ${lenders.length === 1 ? 'charge' : 'charges'} in favour of ${and(lenders)} will be redeemed on completion. See our undertaking.`,
    source: `Title and mortgage: ${figures.join('; ')}`,
    undertaking: true,
  }
}

const method = ({ title: { redemptions } }: Facts): Draft | null =>
  redemptions.length === 0
    ? null
    : {
        reply: 'By same-day bank transfer to each lender, as soon as your money has arrived.',
        source: 'Title and mortgage',
      }

const documents = ({ title: { titles } }: Facts): Draft | null => {
  const numbers = titles.flatMap(({ number }) => number ?? [])
  return numbers.length === 0
    ? null
    : {
        reply: `The title is registered under ${and(numbers)}. We hand over the signed transfer on completion.`,
        source: 'Title and mortgage',
      }
}

// Before exchange the day is only a target.
const day = ({ conveyance: { key_dates, facts } }: Facts): Draft | null =>
  facts.exchanged && key_dates.completion_on
    ? {
        reply: `Completion is fixed for ${longDate(key_dates.completion_on)}.`,
        source: 'Key dates',
      }
    : null

const topics: readonly {
  readonly key: string
  readonly question: string
  readonly draft: (facts: Facts) => Draft | null
}[] = [
  { key: 'possession', question: 'Vacant possession', draft: possession },
  { key: 'keys', question: 'Keys', draft: keys },
  { key: 'day', question: 'When we complete', draft: day },
  { key: 'money', question: 'Where the money is sent', draft: money },
  { key: 'mortgages', question: 'Mortgages and charges to be redeemed', draft: mortgages },
  { key: 'method', question: 'How they are redeemed', draft: method },
  { key: 'documents', question: 'Deeds and documents handed over', draft: documents },
]

/** The usual requisitions on completion, in wording of our own, each with a reply as far as the facts of the case give one. */
export const draftedItems = (facts: Facts): RequisitionItem[] =>
  topics.map(({ key, question, draft }) => {
    const { reply = '', source = null, undertaking = false } = draft(facts) ?? {}
    return { key, question, reply, source, undertaking, flag: null }
  })

/** What they ask besides, a point each, without a reply. */
export const askedItems = (points: readonly string[]): RequisitionItem[] =>
  points.map((question, at) => ({
    ...{ key: `point-${at + 1}`, question, reply: '', source: null },
    ...{ undertaking: false, flag: null },
  }))

/** The wording of our undertaking to redeem the charges of the title; null without one. */
export const redemptionWording = ({
  redemptions,
}: Pick<CaseTitle, 'redemptions'>): string | null =>
  redemptions.length === 0
    ? null
    : `In consideration of your completing today, we undertake to pay to ${and(redemptions.map(({ lender }) => lender))} the money required to redeem the ${redemptions.length === 1 ? 'charge' : 'charges'} over the property, and to send you confirmation of the discharge within five working days of receiving it.`
