import type { MemoSource } from '#domain/sale-memo/source/source'
import { memoSource } from '#worker/sale-memo/source'
import { asMail, asPage, asQuoted } from './around.ts'
import type { Choice } from './choice.ts'
import type { Known } from './known.ts'
import { bareUnderHeadings, matrixOf, twoColumns, underHeadings, wrapped } from './pages.ts'
import { PAPERS } from './paper.ts'
import { asLetter, asNote } from './prose.ts'
import { type Block, blocksOf, type Freedom } from './rows.ts'
import { SETTINGS } from './settings.ts'
import { markedHeadings, runInHeadings, sidesAsRows, unlabelledAgent } from './told.ts'

/** A memorandum that says what is known, set in a way of its own. */
export type Kind = (known: Known, choice: Choice) => string | Promise<Uint8Array>

const plain = SETTINGS['colon']

const said =
  (free: Freedom, set: (blocks: readonly Block[], known: Known, choice: Choice) => string): Kind =>
  (known, choice) =>
    set(blocksOf(known, choice, free), known, choice)

const lines = (blocks: readonly Block[]) => plain?.(blocks) ?? ''

const shuffled = <T>(all: readonly T[], choice: Choice) => {
  const left = [...all]
  const order: T[] = []
  while (left.length > 0) {
    const one = choice.of(left)
    left.splice(left.indexOf(one), 1)
    order.push(one)
  }
  return order
}

const ALL: Freedom = {
  ...{ labels: true, days: true, money: true, phones: true, names: true },
  ...{ chain: true, funding: true, tenure: true },
}

const settings = Object.entries(SETTINGS).map(([name, set]) => [name, said({}, set)] as const)

export const KINDS: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(settings),
  'other labels': said({ labels: true }, lines),
  'other days': said({ days: true }, lines),
  'other amounts': said({ money: true }, lines),
  'other telephones': said({ phones: true }, lines),
  'other names': said({ names: true }, lines),
  'other words for the chain': said({ chain: true }, lines),
  'other words for the money': said({ funding: true }, lines),
  'other words for the tenure': said({ tenure: true }, lines),
  'other order': said({}, (blocks, _, choice) => lines(shuffled(blocks, choice))),
  headings: said({}, (blocks, _, choice) => underHeadings(blocks, choice, '')),
  'headings in capitals': said({}, (blocks, _, choice) =>
    underHeadings(blocks, choice, 'capitals'),
  ),
  'ruled headings': said({}, (blocks, _, choice) => underHeadings(blocks, choice, 'line')),
  'bare values below headings': said({}, (blocks, _, choice) => bareUnderHeadings(blocks, choice)),
  'two columns': said({}, (blocks, _, choice) => twoColumns(blocks, choice, false)),
  'two bare columns': said({}, (blocks, _, choice) => twoColumns(blocks, choice, true)),
  'a column for each side': said({}, (blocks, known, choice) =>
    matrixOf(known, blocks, choice, ''),
  ),
  'barred columns': said({}, (blocks, known, choice) => matrixOf(known, blocks, choice, 'bars')),
  'wrapped at 72': said({}, (blocks) => wrapped(lines(blocks), 72)),
  'wrapped at 50': said({}, (blocks) => wrapped(lines(blocks), 50)),
  'wrapped and indented': said({}, (blocks) => wrapped(lines(blocks), 60, '    ')),
  'in a mail': said({}, (blocks, known, choice) => asMail(lines(blocks), known, choice)),
  'quoted in a mail': said({}, (blocks, known, choice) => asQuoted(lines(blocks), known, choice)),
  'on a page': said({}, (blocks, _, choice) => asPage(lines(blocks), choice)),
  'all at once': said(ALL, (blocks, _, choice) => {
    const [, set] = choice.of(Object.entries(SETTINGS))
    const order = choice.chance(0.5) ? shuffled(blocks, choice) : blocks
    return set(order)
  }),
  'all below headings': said(ALL, (blocks, _, choice) =>
    underHeadings(blocks, choice, choice.of(['', 'capitals', 'line'])),
  ),
  ...Object.fromEntries(
    Object.entries(PAPERS).map(([name, set]): [string, Kind] => [
      name,
      (known, choice) => set(blocksOf(known, choice, {})),
    ]),
  ),
  'headings with marks': said({}, (blocks, _, choice) => markedHeadings(blocks, choice)),
  'headings with a full stop': runInHeadings,
  'a row for each side': said({}, (blocks, known, choice) => sidesAsRows(known, blocks, choice)),
  'an agent without a label': said({}, (blocks, known, choice) =>
    unlabelledAgent(known, blocks, choice),
  ),
  'a letter': asLetter,
  'a note': asNote,
}

export const sourceOf = async (made: ReturnType<Kind>): Promise<MemoSource> => {
  const file = await made
  if (typeof file !== 'string') return await memoSource(file, 'memo.pdf')
  return await memoSource(Buffer.from(file), file.startsWith('From: ') ? 'memo.eml' : 'memo.txt')
}
