import type { Choice } from './choice.ts'
import type { Known, Office, Person } from './known.ts'
import { dayForms, moneyForms, peopleForms, phoneForms, titled } from './values.ts'
import {
  BUYER_SELLS,
  CASH,
  type LabelKey,
  labelsOf,
  MORTGAGE,
  MORTGAGE_WITH,
  NO_BUYER_CHAIN,
  NO_SELLER_CHAIN,
  SELLER_BUYS,
} from './words.ts'

/** What of a memorandum is written in another way than the plainest one. */
export type Freedom = {
  readonly labels?: boolean
  readonly days?: boolean
  readonly money?: boolean
  readonly phones?: boolean
  readonly names?: boolean
  readonly chain?: boolean
  readonly funding?: boolean
  readonly tenure?: boolean
}

export type Row = { readonly label: string; readonly lines: readonly string[] }
export type Block = {
  readonly about:
    | 'property'
    | 'seller'
    | 'buyer'
    | 'sellerLawyer'
    | 'buyerLawyer'
    | 'agent'
    | 'terms'
  readonly rows: readonly Row[]
}

/** What is said of whom, in an order that a reader expects. */
export const blocksOf = (known: Known, choice: Choice, free: Freedom): readonly Block[] => {
  const pick = (isFree: boolean | undefined, all: readonly string[]) =>
    isFree ? choice.of(all) : (all[0] ?? '')
  const row = (key: LabelKey, ...lines: readonly (string | null)[]): readonly Row[] => {
    const stated = lines.flatMap((it) => it ?? [])
    return stated.length > 0 ? [{ label: pick(free.labels, labelsOf(key)), lines: stated }] : []
  }
  const day = (iso: string | null) => (iso === null ? null : pick(free.days, dayForms(iso)))
  const money = (pence: number | null) =>
    pence === null ? null : pick(free.money, moneyForms(pence))
  const phone = (it: string | null) => (it === null ? null : pick(free.phones, phoneForms(it)))
  const details = (people: readonly Person[]) =>
    people.flatMap((it) => [
      ...row('phone', phone(it.phone)),
      ...row('email', it.email),
      ...row('home', it.address),
    ])
  const names = (people: readonly Person[]) =>
    free.names
      ? choice.of(peopleForms(people, choice))
      : people.map(({ name }) => titled(name, choice)).join(' and ')
  const party = (key: 'sellers' | 'buyers') => [
    ...row(key, names(known[key])),
    ...details(known[key]),
  ]
  const office = (key: LabelKey, { firm, handler, email, phone: tel }: Office) => [
    ...row(key, firm),
    ...row('handler', handler),
    ...row('phone', phone(tel)),
    ...row('email', email),
  ]
  const funding = fundingIn(known, (all) => pick(free.funding, all))
  return [
    {
      about: 'property',
      rows: [
        ...row('property', [known.address, known.postcode].filter(Boolean).join(', ')),
        ...row(
          'tenure',
          tenureIn(known, (all) => pick(free.tenure, all)),
        ),
        ...row('price', money(known.price)),
        ...row('deposit', money(known.deposit)),
        ...row('accepted', day(known.accepted)),
        ...row('exchange', day(known.exchange)),
        ...row('completion', day(known.completion)),
      ],
    },
    { about: 'seller', rows: party('sellers') },
    { about: 'buyer', rows: party('buyers') },
    { about: 'sellerLawyer', rows: office('sellerLawyer', known.sellerLawyer) },
    { about: 'buyerLawyer', rows: office('buyerLawyer', known.buyerLawyer) },
    {
      about: 'terms',
      rows: [
        ...row('sellerChain', chainIn(known.sellerChain, NO_SELLER_CHAIN, SELLER_BUYS, free, pick)),
        ...row('buyerChain', chainIn(known.buyerChain, NO_BUYER_CHAIN, BUYER_SELLS, free, pick)),
        ...row('funding', funding),
        ...row('fixtures', known.fixtures),
        ...row('conditions', ...known.conditions),
      ],
    },
    {
      about: 'agent',
      rows: [
        ...row('agent', known.agent.firm),
        ...row('branch', known.agent.branch),
        ...row('negotiator', known.agent.handler),
        ...row('phone', phone(known.agent.phone)),
        ...row('email', known.agent.email),
      ],
    },
  ]
}

type Pick = (isFree: boolean | undefined, all: readonly string[]) => string

const chainIn = (
  chain: string | null,
  none: readonly string[],
  tied: readonly string[],
  free: Freedom,
  pick: Pick,
) => (chain === null ? null : pick(free.chain, chain === 'no_chain' ? none : tied))

const fundingIn = (
  { funding, lender }: Known,
  pick: (all: readonly string[]) => string,
): string | null => {
  if (funding === null) return null
  if (funding === 'cash') return pick(CASH)
  return lender === null ? pick(MORTGAGE) : pick(MORTGAGE_WITH).replace('@', lender)
}

const tenureIn = (
  { tenure, years }: Known,
  pick: (all: readonly string[]) => string,
): string | null => {
  if (tenure === 'freehold')
    return pick([
      'Freehold',
      'F/H',
      'FREEHOLD',
      'freehold',
      'Freehold with vacant possession',
      'Freehold house',
      'FH',
      'Free hold',
    ])
  if (tenure === 'share_of_freehold')
    return pick([
      'Share of freehold',
      'Share of Freehold',
      'Leasehold with share of freehold',
      'Freehold (share of)',
      'SHARE OF FREEHOLD',
    ])
  if (tenure === null) return years === null ? null : `${years} years remaining`
  return years === null
    ? pick(['Leasehold', 'L/H', 'LEASEHOLD', 'leasehold', 'LH'])
    : pick([
        `Leasehold (${years} years remaining)`,
        `Leasehold, ${years} years remaining`,
        `Leasehold - ${years} years unexpired`,
        `Leasehold with ${years} years left`,
        `Leasehold (${years} yrs)`,
        `L/H ${years} years unexpired`,
        `Leasehold; approx. ${years} years left to run`,
        `Leasehold with approximately ${years} years remaining on the lease`,
        `Leasehold: ${years} yrs left`,
        `Lease, ${years} years to run`,
      ])
}
