import type { Choice } from './choice.ts'
import type { Known, Office, Person } from './known.ts'
import { headed } from './pages.ts'
import { type Block, blocksOf } from './rows.ts'
import { money } from './sentences.ts'
import { titled } from './values.ts'

const named = (people: readonly Person[], choice: Choice) =>
  people.map(({ name }) => titled(name, choice)).join(' and ')

const reachOf = ({ phone, email }: Person | Office) => [phone, email].flatMap((it) => it ?? [])

const rowsOf = (blocks: readonly Block[], about: readonly Block['about'][]) =>
  blocks
    .filter((it) => about.includes(it.about))
    .flatMap(({ rows }) => rows.map(({ label, lines }) => `${label}: ${lines.join('; ')}`))

/** Blocks below headings that a part of a form counts, or that marks stand around. */
export const markedHeadings = (blocks: readonly Block[], choice: Choice) => {
  const mark = choice.of([
    (heading: string, at: number) =>
      `PART ${String.fromCodePoint(65 + at)} - ${heading.toUpperCase()}`,
    (heading: string, at: number) => `Section ${at + 1}: ${heading}`,
    (heading: string, at: number) => `Part ${at + 1} – ${heading}`,
    (heading: string) => `~ ${heading} ~`,
    (heading: string) => `=== ${heading} ===`,
    (heading: string) => `>> ${heading} <<`,
  ])
  return headed(blocks, choice, true)
    .map(({ heading, rows }, at) =>
      [
        mark(heading, at),
        ...rows.map(({ label, lines }) => `${label}: ${lines.join('; ')}`),
        '',
      ].join('\n'),
    )
    .join('\n')
}

const reachedText = (person: Person, choice: Choice) => {
  const reach = reachOf(person).join(' or ')
  return reach === ''
    ? []
    : [
        choice.of([
          `Best reached on ${reach}.`,
          `They can be reached on ${reach}.`,
          `Their number is ${reach}.`,
        ]),
      ]
}

const TOLD = {
  seller: { no_chain: 'They are not buying anything else.', tied: 'They are buying on.' },
  buyer: { no_chain: 'They have nothing to sell.', tied: 'They are selling their own home.' },
}

const sideText = (
  people: readonly Person[],
  chain: string | null,
  side: keyof typeof TOLD,
  choice: Choice,
) => {
  const [only, other] = people
  const isOne = only !== undefined && other === undefined
  const withReach = (person: Person) => {
    const reach = reachOf(person).join(', ')
    return `${titled(person.name, choice)}${reach === '' ? '' : ` (${reach})`}`
  }
  const [home] = people.flatMap(({ address }) => address ?? [])
  const names = isOne ? named(people, choice) : people.map(withReach).join(' and ')
  return [
    `${names}${home === undefined ? '' : `, of ${home}`}.`,
    ...(isOne ? reachedText(only, choice) : []),
    ...(chain === null ? [] : [TOLD[side][chain === 'no_chain' ? 'no_chain' : 'tied']]),
  ].join(' ')
}

const officeText = ({ firm, handler, phone, email }: Office, choice: Choice) =>
  [firm, handler === null ? null : `${choice.of(['ref ', 'contact ', ''])}${handler}`, phone, email]
    .flatMap((it) => it ?? [])
    .join(', ')

/** Paragraphs of which each begins with its heading and a full stop. */
export const runInHeadings = (known: Known, choice: Choice) => {
  const place = [known.address, known.postcode].flatMap((it) => it ?? []).join(', ')
  const heads: readonly (readonly [string, string])[] = [
    [choice.of(['PROPERTY', 'The property', 'Property']), `${place}.`],
    [choice.of(['PRICE', 'Price', 'Agreed price']), `${money(known.price)} has been agreed.`],
    [
      choice.of(['SELLERS', 'Sellers', 'Vendor']),
      sideText(known.sellers, known.sellerChain, 'seller', choice),
    ],
    [
      choice.of(['BUYER', 'Buyers', 'Purchasers']),
      sideText(known.buyers, known.buyerChain, 'buyer', choice),
    ],
    ...(known.sellerLawyer.firm === null
      ? []
      : [["Seller's solicitors", officeText(known.sellerLawyer, choice)] as const]),
    ...(known.buyerLawyer.firm === null
      ? []
      : [["Buyer's solicitors", officeText(known.buyerLawyer, choice)] as const]),
  ]
  const isNumbered = choice.chance(0.5)
  const paragraphs = heads.map(
    ([head, text], at) => `${isNumbered ? `${at + 1}.  ` : ''}${head}. ${text}`,
  )
  const rest = rowsOf(blocksOf(known, choice, {}), ['agent', 'terms'])
  const days = rowsOf(blocksOf(known, choice, {}), ['property']).slice(1)
  return [...paragraphs, ...days.filter((it) => !/^price/i.test(it)), ...rest].join('\n\n')
}

/** A table with a row for each side: who it is, and who acts for it. */
export const sidesAsRows = (known: Known, blocks: readonly Block[], choice: Choice) => {
  const row = (
    side: string,
    people: readonly Person[],
    { firm, handler, phone, email }: Office,
  ) => {
    const left = people.flatMap((it) => [
      titled(it.name, choice),
      ...reachOf(it),
      ...(it.address === null ? [] : [it.address]),
    ])
    const right = [firm, handler, phone, email].flatMap((it) => it ?? [])
    return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
      `${(at === 0 ? side : '').padEnd(14)}${(left[at] ?? '').padEnd(48)}${right[at] ?? ''}`.trimEnd(),
    )
  }
  const head = choice.of([
    ['Party', 'Name and contact', 'Acting for them'],
    ['Side', 'Name', 'Solicitor'],
    ['Who', 'Names', 'Conveyancer'],
  ])
  return [
    ...rowsOf(blocks, ['property']),
    '',
    `${(head[0] ?? '').padEnd(14)}${(head[1] ?? '').padEnd(48)}${head[2] ?? ''}`,
    '',
    ...row('Seller', known.sellers, known.sellerLawyer),
    '',
    ...row('Buyer', known.buyers, known.buyerLawyer),
    '',
    ...rowsOf(blocks, ['terms', 'agent']),
  ].join('\n')
}

/** A page below the name of the agency and what it does, with who signs it at its foot and no label of either. */
export const unlabelledAgent = (known: Known, blocks: readonly Block[], choice: Choice) => {
  const { firm, branch, handler, phone, email } = known.agent
  const role = choice.of(['Sales Negotiator', 'Sales Progression', 'Branch Manager'])
  const trade = choice.of([
    'Estate agents in the northern villages',
    'Estate Agents | Valuers | Lettings',
    'Auctioneers, valuers and estate agents - established 1921',
    'Chartered Surveyors, Land Agents and Rural Valuers',
  ])
  return [
    ...(firm === null ? [] : [choice.chance(0.5) ? firm.toUpperCase() : firm, trade, '']),
    'MEMORANDUM OF SALE',
    '',
    ...rowsOf(blocks, ['property', 'seller']),
    ...rowsOf(blocks, ['sellerLawyer']),
    ...rowsOf(blocks, ['buyer', 'buyerLawyer', 'terms']),
    '',
    ...(handler === null ? [] : [handler, role]),
    ...(firm === null ? [] : [branch === null ? firm : `${firm}, ${branch} office`]),
    [phone, email].flatMap((it) => it ?? []).join(' / '),
  ].join('\n')
}
