import type { Block, Lines } from './block.ts'
import { linesOf, spansOf } from './spans.ts'

const HEADING = /^(#{1,3}) +(\S.*)$/
const BULLET = /^[-*] +(\S.*)$/
const NUMBER = /^\d{1,3}\. +(\S.*)$/
const CALLOUT = /^> ?(.*)$/
const RULE = /^-{3,}$/
const SIGN = /^@sign(?: +(.*))?$/
const ROW = /^\|(.*)\|$/
const DIVIDER = /^\|(?: *:?-+:? *\|)+$/

type LineKind = 'heading' | 'bullet' | 'number' | 'callout' | 'rule' | 'sign' | 'row' | 'text'

const shapes: readonly (readonly [LineKind, RegExp])[] = [
  ['heading', HEADING],
  ['rule', RULE],
  ['bullet', BULLET],
  ['number', NUMBER],
  ['callout', CALLOUT],
  ['sign', SIGN],
  ['row', ROW],
]

const kindOf = (line: string): LineKind =>
  shapes.find(([, shape]) => shape.test(line))?.[0] ?? 'text'

type Run = { readonly kind: LineKind; readonly lines: readonly string[] }

const alone: readonly LineKind[] = ['heading', 'rule', 'sign']

/** The lines of a text in runs of one kind; an empty line ends a run. */
const runsOf = (text: string): Run[] => {
  const runs: { kind: LineKind; lines: string[] }[] = []
  let isFresh = true
  for (const line of text.split('\n').map((it) => it.trim())) {
    if (line === '') {
      isFresh = true
      continue
    }
    const kind = kindOf(line)
    const last = runs.at(-1)
    if (last && !isFresh && last.kind === kind && !alone.includes(kind)) last.lines.push(line)
    else runs.push({ kind, lines: [line] })
    isFresh = false
  }
  return runs
}

const textAfter = (shape: RegExp) => (line: string) => shape.exec(line)?.[1] ?? ''

const cellsOf = (row: string): Lines[] =>
  (row.slice(1, -1).match(/(?:\\.|[^|\\])*(?:\||$)/g) ?? [])
    .slice(0, -1)
    .map((cell) => linesOf(cell.replace(/\|$/, '').trim()))

const tableFrom = (lines: readonly string[]): Block => {
  const hasHead = lines.length > 1 && DIVIDER.test(lines[1] ?? '')
  const rows = lines.filter((line) => !DIVIDER.test(line)).map(cellsOf)
  const [head = [], ...others] = rows
  return hasHead ? { kind: 'table', head, rows: others } : { kind: 'table', head: null, rows }
}

const blockOf = ({ kind, lines }: Run): Block => {
  const [first = ''] = lines
  if (kind === 'heading') return headingFrom(first)
  if (kind === 'rule') return { kind: 'rule' }
  if (kind === 'sign') return { kind: 'signature', spans: spansOf(textAfter(SIGN)(first)) }
  if (kind === 'row') return tableFrom(lines)
  if (kind === 'callout') return { kind, lines: lines.map(textAfter(CALLOUT)).flatMap(linesOf) }
  if (kind === 'bullet' || kind === 'number') {
    const shape = kind === 'bullet' ? BULLET : NUMBER
    const items = lines.map(textAfter(shape)).map(linesOf)
    return { kind: 'list', isNumbered: kind === 'number', items }
  }
  return { kind: 'paragraph', lines: lines.flatMap(linesOf) }
}

const headingFrom = (line: string): Block => {
  const [, marks = '', text = ''] = HEADING.exec(line) ?? []
  const level = marks.length === 1 ? 1 : marks.length === 2 ? 2 : 3
  return { kind: 'heading', level, spans: spansOf(text) }
}

/** The blocks of a text; anything that is no mark is text. */
export const parseMarkup = (text: string): Block[] => runsOf(text).map(blockOf)
