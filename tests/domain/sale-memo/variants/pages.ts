import type { Choice } from './choice.ts'
import type { Known, Person } from './known.ts'
import type { Block, Row } from './rows.ts'
import { HEADINGS } from './words.ts'

/** Cuts lines longer than a width between two words; what follows is indented by as much as asked. */
export const wrapped = (text: string, width: number, indent = ''): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const lines: string[] = []
      let rest = line
      while (rest.length > width) {
        const space = rest.lastIndexOf(' ', width)
        if (space <= indent.length) break
        lines.push(rest.slice(0, space))
        rest = indent + rest.slice(space + 1)
      }
      return [...lines, rest]
    })
    .join('\n')

const headingOf = (about: Block['about'], choice: Choice, isFree: boolean) => {
  const all = HEADINGS[about].split('|')
  return isFree ? choice.of(all) : (all[0] ?? '')
}

const NAMES: Readonly<Partial<Record<Block['about'], string>>> = {
  seller: 'Name',
  buyer: 'Name',
  sellerLawyer: 'Firm',
  buyerLawyer: 'Firm',
  agent: 'Name',
}

/** Blocks below headings that say whom they are about; their own labels then only name what follows. */
export const headed = (
  blocks: readonly Block[],
  choice: Choice,
  isFree: boolean,
): readonly { readonly heading: string; readonly rows: readonly Row[] }[] =>
  blocks
    .filter(({ rows }) => rows.length > 0)
    .map(({ about, rows }) => ({
      heading: headingOf(about, choice, isFree),
      rows: rows.map((row, at) => {
        const name = NAMES[about]
        return at === 0 && name !== undefined ? { ...row, label: name } : row
      }),
    }))

/** Blocks of which each is below a heading without a label for its first line. */
export const underHeadings = (blocks: readonly Block[], choice: Choice, rule: string) =>
  headed(blocks, choice, true)
    .map(({ heading, rows }) =>
      [
        rule === 'capitals' ? heading.toUpperCase() : heading,
        ...(rule === 'line' ? ['-'.repeat(heading.length)] : []),
        ...rows.map(({ label, lines }) => `${label}: ${lines.join('; ')}`),
        '',
      ].join('\n'),
    )
    .join('\n')

/** Blocks below headings with the values alone, for those of people and offices. */
export const bareUnderHeadings = (blocks: readonly Block[], choice: Choice) =>
  blocks
    .filter(({ rows }) => rows.length > 0)
    .map(({ about, rows }) => {
      const isBare = about !== 'terms' && about !== 'property'
      const heading = headingOf(about, choice, true)
      const lines = rows.map(({ label, lines: values }) =>
        isBare ? values.join(', ') : `${label}: ${values.join('; ')}`,
      )
      return [`${heading}:`, ...lines, ''].join('\n')
    })
    .join('\n')

const beside = (left: readonly string[], right: readonly string[], width: number) => {
  const height = Math.max(left.length, right.length)
  return Array.from({ length: height }, (_, at) =>
    `${(left[at] ?? '').padEnd(width)}${right[at] ?? ''}`.trimEnd(),
  )
}

/** Sellers beside buyers and their lawyers beside one another, as printed forms have them. */
export const twoColumns = (blocks: readonly Block[], choice: Choice, isBare: boolean) => {
  const of = (about: Block['about']) => {
    const [block] = headed(
      blocks.filter((it) => it.about === about),
      choice,
      true,
    )
    if (!block) return []
    return [
      block.heading.toUpperCase(),
      ...block.rows.flatMap(({ label, lines }) =>
        lines.map((line) => (isBare ? line : `${label}: ${line}`)),
      ),
    ]
  }
  const rows = (about: Block['about']) =>
    blocks
      .filter((it) => it.about === about)
      .flatMap((it) => it.rows)
      .map(({ label, lines }) => `${label}: ${lines.join('; ')}`)
  const left = [...of('seller'), ...of('sellerLawyer')]
  const width = Math.max(...left.map(({ length }) => length)) + 6
  return [
    ...rows('property'),
    '',
    ...beside(of('seller'), of('buyer'), width),
    '',
    ...beside(of('sellerLawyer'), of('buyerLawyer'), width),
    '',
    ...rows('terms'),
    '',
    ...of('agent'),
  ].join('\n')
}

/** A table with a row for each thing and a column for each side. */
export const matrixOf = (known: Known, blocks: readonly Block[], choice: Choice, edge: string) => {
  const [seller, buyer] = choice.of([
    ['Seller', 'Buyer'],
    ['Vendor', 'Purchaser'],
    ['Vendor(s)', 'Purchaser(s)'],
    ['SELLER', 'BUYER'],
  ] as const)
  const column = (people: readonly Person[], key: 'name' | 'phone' | 'email' | 'address') =>
    people.flatMap((it) => it[key] ?? []).join(' / ')
  const pair = (label: string, of: (people: readonly Person[]) => string) =>
    [label, of(known.sellers), of(known.buyers)] as const
  const office = (label: string, key: 'firm' | 'handler' | 'phone' | 'email') =>
    [label, known.sellerLawyer[key] ?? '', known.buyerLawyer[key] ?? ''] as const
  const all = [
    ['', seller, buyer] as const,
    pair('Name', (it) => it.map(({ name }) => name).join(' and ')),
    pair(choice.of(['Telephone', 'Tel', 'Phone']), (it) => column(it, 'phone')),
    pair('Email', (it) => column(it, 'email')),
    pair(choice.of(['Current address', 'Address']), (it) => column(it, 'address')),
    office(choice.of(['Solicitor', 'Solicitors', 'Conveyancer']), 'firm'),
    office(choice.of(['Contact', 'Acting', 'Fee earner', 'Handler']), 'handler'),
    office(choice.of(['Solicitor tel', 'Tel', 'Telephone']), 'phone'),
    office(choice.of(['Solicitor email', 'Email']), 'email'),
  ].filter(([, one, other]) => one !== '' || other !== '')
  const widths = [0, 1].map((at) => Math.max(...all.map((it) => (it[at] ?? '').length)) + 3)
  const table = all.map((it) =>
    edge === 'bars'
      ? `| ${it.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
      : it
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('')
          .trimEnd(),
  )
  const rows = (about: Block['about']) =>
    blocks
      .filter((it) => it.about === about)
      .flatMap((it) => it.rows)
      .map(({ label, lines }) => `${label}: ${lines.join('; ')}`)
  return [...rows('property'), '', ...table, '', ...rows('terms'), '', ...rows('agent')].join('\n')
}
