import type { Choice } from './choice.ts'
import type { Known, Office, Person } from './known.ts'
import { dayForms, moneyForms, titled } from './values.ts'
import { BUYER_FREE, BUYER_TIED, SELLER_FREE, SELLER_TIED } from './words.ts'

export const money = (pence: number) => moneyForms(pence)[0] ?? ''
export const day = (iso: string) => dayForms(iso)[0] ?? ''
const namesOf = (people: readonly Person[], choice: Choice) =>
  people.map(({ name }) => titled(name, choice)).join(' and ')

const isAre = (people: readonly Person[]) => (people.length > 1 ? 'are' : 'is')
const hasHave = (people: readonly Person[]) => (people.length > 1 ? 'have' : 'has')

const officeText = ({ firm, handler, phone, email }: Office, choice: Choice) => {
  const name = firm ?? ''
  const details = [phone, email].flatMap((it) => it ?? [])
  const reach =
    details.length > 0
      ? choice.of([
          ` (${details.join(', ')})`,
          `, ${details.join(', ')}`,
          ` on ${details.join(' or ')}`,
        ])
      : ''
  if (handler === null) return `${name}${reach}`
  return choice.of([
    `${handler} of ${name}${reach}`,
    `${name} (${handler})${reach}`,
    `${name}, where ${handler} is dealing${reach}`,
    `${handler} at ${name}${reach}`,
    `${name}, contact ${handler}${reach}`,
  ])
}

export const sellerText = (chain: string, choice: Choice) =>
  `${choice.of(['The seller', 'The vendor', 'Our client'])} ${choice.of(chain === 'no_chain' ? SELLER_FREE : SELLER_TIED)}.`
export const buyerText = (chain: string, choice: Choice) =>
  `${choice.of(['The buyer', 'The purchaser'])} ${choice.of(chain === 'no_chain' ? BUYER_FREE : BUYER_TIED)}.`

export const fundingText = ({ funding, lender }: Known, choice: Choice) => {
  if (funding === 'cash')
    return choice.of([
      'The purchase is being funded with cash.',
      'The buyer is paying cash.',
      'No mortgage is needed.',
      'The purchaser is a cash buyer.',
      'This is a cash purchase and proof of funds has been seen.',
    ])
  return lender === null
    ? choice.of([
        'The buyer needs a mortgage.',
        'The purchase is subject to a mortgage.',
        'The purchaser is buying with a mortgage.',
        'The buyer has an agreement in principle.',
      ])
    : choice.of([
        `The buyer has a mortgage agreed in principle with ${lender}.`,
        `The purchase is being funded by a mortgage from ${lender}.`,
        `The buyer is borrowing from ${lender}.`,
        `The purchaser has an AIP with ${lender}.`,
        `The lender is ${lender}.`,
        `${lender} will be lending to the buyer.`,
      ])
}

export const tenureText = ({ tenure, years }: Known, choice: Choice) => {
  if (tenure === 'freehold')
    return choice.of([
      'The property is freehold.',
      'The tenure is freehold.',
      'It is a freehold property.',
    ])
  if (tenure === 'share_of_freehold')
    return choice.of([
      'The property comes with a share of the freehold.',
      'The tenure is share of freehold.',
    ])
  if (tenure !== 'leasehold')
    return years === null ? '' : `There are ${years} years left on the lease.`
  return years === null
    ? choice.of([
        'The property is leasehold.',
        'It is held on a long lease.',
        'The tenure is leasehold.',
      ])
    : choice.of([
        `The property is leasehold with ${years} years remaining.`,
        `It is leasehold, with ${years} years left on the lease.`,
        `The lease has ${years} years unexpired.`,
      ])
}

export const detailText = (people: readonly Person[], role: string, choice: Choice) =>
  people.flatMap(({ name, phone, email, address }) => {
    const who = people.length === 1 ? `The ${role}` : titled(name, choice)
    const whose = people.length === 1 ? `The ${role}'s` : `${titled(name, choice)}'s`
    const reach = [phone, email].flatMap((it) => it ?? []).join(' or ')
    return [
      ...(reach === ''
        ? []
        : [
            choice.of([
              `${who} can be reached on ${reach}.`,
              `${who} can be contacted on ${reach}.`,
              `${whose} contact details are ${reach}.`,
            ]),
          ]),
      ...(address === null
        ? []
        : [
            choice.of([
              `${who} currently lives at ${address}.`,
              `${whose} present address is ${address}.`,
              `${who} is currently of ${address}.`,
            ]),
          ]),
    ]
  })

export const daysText = ({ exchange, completion }: Known, choice: Choice) => [
  ...(exchange === null
    ? []
    : [
        choice.of([
          `The parties hope to exchange by ${day(exchange)}.`,
          `Exchange is targeted for ${day(exchange)}.`,
          `We are aiming for an exchange of contracts on ${day(exchange)}.`,
        ]),
      ]),
  ...(completion === null
    ? []
    : [
        choice.of([
          `Completion is to take place on ${day(completion)}.`,
          `They would like to complete on ${day(completion)}.`,
          `The target for completion is ${day(completion)}.`,
          `The buyers would like to move in on ${day(completion)}.`,
        ]),
      ]),
]

export const lawyersText = ({ sellerLawyer, buyerLawyer }: Known, choice: Choice) => [
  ...(sellerLawyer.firm === null
    ? []
    : [
        choice.of([
          `The seller is represented by ${officeText(sellerLawyer, choice)}.`,
          `Acting for the vendor: ${officeText(sellerLawyer, choice)}.`,
          `The vendor has instructed ${officeText(sellerLawyer, choice)}.`,
          `The seller's solicitors are ${officeText(sellerLawyer, choice)}.`,
          `The vendor is using ${officeText(sellerLawyer, choice)}.`,
          `Legal work for the seller is with ${officeText(sellerLawyer, choice)}.`,
          `The seller has gone with ${officeText(sellerLawyer, choice)}.`,
          `The vendor's conveyancing is being done by ${officeText(sellerLawyer, choice)}.`,
        ]),
      ]),
  ...(buyerLawyer.firm === null
    ? []
    : [
        choice.of([
          `The buyer is represented by ${officeText(buyerLawyer, choice)}.`,
          `Acting for the purchaser: ${officeText(buyerLawyer, choice)}.`,
          `The purchaser has instructed ${officeText(buyerLawyer, choice)}.`,
          `The buyer's solicitors are ${officeText(buyerLawyer, choice)}.`,
          `The purchaser is using ${officeText(buyerLawyer, choice)}.`,
          `Legal work for the buyer is with ${officeText(buyerLawyer, choice)}.`,
          `The buyer has gone with ${officeText(buyerLawyer, choice)}.`,
          `The purchaser's conveyancing is being done by ${officeText(buyerLawyer, choice)}.`,
        ]),
      ]),
]

export const openings = (known: Known, choice: Choice) => {
  const place = [known.address, known.postcode].filter(Boolean).join(', ')
  const sellers = namesOf(known.sellers, choice)
  const buyers = namesOf(known.buyers, choice)
  const price = money(known.price)
  const on = known.accepted === null ? '' : ` on ${day(known.accepted)}`
  return choice.of([
    `We are pleased to confirm that ${sellers} ${hasHave(known.sellers)} accepted an offer of ${price} from ${buyers} for ${place}${on}, subject to contract.`,
    `A sale of ${place} was agreed${on} at ${price}. The seller is ${sellers} and the buyer is ${buyers}.`,
    `We write to confirm the sale of ${place} by ${sellers} to ${buyers} at the agreed price of ${price}${known.accepted === null ? '' : `; the offer was accepted on ${day(known.accepted)}`}.`,
    `The price agreed${on} for ${place} is ${price}, the vendors being ${sellers} and the purchasers being ${buyers}.`,
    `${buyers} ${isAre(known.buyers)} buying ${place} from ${sellers} for ${price}${known.accepted === null ? '' : `, the offer having been accepted on ${day(known.accepted)}`}.`,
  ])
}
