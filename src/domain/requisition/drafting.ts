import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseTitle } from '#domain/conveyance/title/title'
import { longDate } from '#domain/dates'
import type { RequisitionItem } from './requisition.ts'

type Facts = { readonly conveyance: Conveyance; readonly title: CaseTitle; readonly phone: string }

const and = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const keys = ({ conveyance: { agency } }: Facts) =>
  agency === null
    ? null
    : {
        reply: `Collect the keys from ${agency.agency.name}, who release them once we confirm that the money has arrived.`,
        source: 'Agent of the case',
      }

const money = ({ phone }: Facts) => ({
  reply: `To our client account, whose details we give separately. They never change by email. Call us on ${phone} and check them before you send money.`,
  source: 'Firm',
})

const mortgages = ({ title: { redemptions } }: Facts) => {
  if (redemptions.length === 0) return null
  const lenders = redemptions.map(({ lender }) => lender)
  return {
    reply: `The ${lenders.length === 1 ? 'charge' : 'charges'} in favour of ${and(lenders)} will be redeemed on completion. See our undertaking.`,
    source: 'Title and mortgage',
  }
}

const documents = ({ title: { titles } }: Facts) => {
  const numbers = titles.flatMap(({ number }) => number ?? [])
  return numbers.length === 0
    ? null
    : {
        reply: `The title is registered under ${and(numbers)}. We hand over the signed transfer on completion.`,
        source: 'Title and mortgage',
      }
}

// Before exchange the day is only a target.
const day = ({ conveyance: { key_dates, facts } }: Facts) =>
  facts.exchanged && key_dates.completion_on
    ? {
        reply: `Completion is fixed for ${longDate(key_dates.completion_on)}.`,
        source: 'Key dates',
      }
    : null

const topics: readonly {
  readonly key: string
  readonly question: string
  readonly draft: (facts: Facts) => { readonly reply: string; readonly source: string } | null
}[] = [
  { key: 'possession', question: 'Vacant possession', draft: () => null },
  { key: 'keys', question: 'Keys', draft: keys },
  { key: 'day', question: 'When we complete', draft: day },
  { key: 'money', question: 'Where the money is sent', draft: money },
  { key: 'mortgages', question: 'Mortgages and charges to be redeemed', draft: mortgages },
  { key: 'documents', question: 'Deeds and documents handed over', draft: documents },
]

/** The usual requisitions on completion, in wording of our own, each with a reply as far as the facts of the case give one. */
export const draftedItems = (facts: Facts): RequisitionItem[] =>
  topics.map(({ key, question, draft }) => {
    const { reply = '', source = null } = draft(facts) ?? {}
    return { key, question, reply, source }
  })

/** The wording of our undertaking to redeem the charges of the title; null without one. */
export const redemptionWording = ({
  redemptions,
}: Pick<CaseTitle, 'redemptions'>): string | null =>
  redemptions.length === 0
    ? null
    : `In consideration of your completing today, we undertake to pay to ${and(redemptions.map(({ lender }) => lender))} the money required to redeem the ${redemptions.length === 1 ? 'charge' : 'charges'} over the property, and to send you confirmation of the discharge within five working days of receiving it.`
