import { isFilterName, templateFilters } from '#domain/template/language'
import { nearest } from '#domain/template/nearest'
import { endedBy, type OpenBlock, tagOf, tagProblem } from './blocks.ts'
import { filteredExpression, pathsIn } from './expression.ts'
import { openBraceIn, type Piece, piecesOf } from './pieces.ts'

export type Read = { readonly path: string; readonly from: number; readonly to: number }
export type Problem = { readonly message: string; readonly from: number; readonly to: number }

/** What a template reads and renders, found without running it. */
export type Scan = {
  /** Every field that is read, its loops resolved: 'clients[].name'. */
  readonly reads: readonly Read[]
  /** The lists of loops that say nothing for an empty list. */
  readonly required: readonly string[]
  readonly snippets: readonly Read[]
  readonly problems: readonly Problem[]
}

const LOOP = /^for\s+([a-z_]\w*)\s+in\s+(\S+)/
const ASSIGN = /^assign\s+([a-z_]\w*)\s*=([\s\S]+)$/
const RENDER = /^render\s+(?:'([^']*)'|"([^"]*)")\s*$/

/** Scans a template; loops never nest deeper than four. */
export const scan = (template: string): Scan => {
  const scanner = newScanner()
  for (const piece of piecesOf(template)) scanner.take(piece)
  return scanner.end(openBraceIn(template))
}

const MOST_NESTED = 8

const newScanner = () => {
  const reads: Read[] = []
  const snippets: Read[] = []
  const problems: Problem[] = []
  const required = new Map<OpenBlock, string>()
  const assigned = new Set<string>()
  let open: OpenBlock[] = []

  const fail = (piece: Pick<Piece, 'from' | 'to'>, message: string) =>
    problems.push({ message, from: piece.from, to: piece.to })
  const resolved = (path: string): string | null => {
    const [root = '', ...rest] = path.split('.')
    if (assigned.has(root) || root === 'forloop') return null
    const loop = open.findLast((it) => it.variable === root)
    return loop ? [`${loop.list}[]`, ...rest].join('.') : path
  }
  const read = (piece: Piece, paths: readonly string[]) => {
    for (const path of paths.map(resolved))
      if (path !== null) reads.push({ path, from: piece.from, to: piece.to })
  }
  const readFiltered = (piece: Piece, text: string) => {
    const { paths, filters } = filteredExpression(text)
    read(piece, paths)
    for (const name of filters.filter((it) => !isFilterName(it))) {
      const near = nearest(
        name,
        templateFilters.map((it) => it.name),
      )
      fail(piece, `Unknown filter “${name}”.${near ? ` Did you mean “${near}”?` : ''}`)
    }
  }
  const openBlock = (piece: Piece, tag: string) => {
    const [, variable = null, named = null] = tag === 'for' ? (LOOP.exec(piece.text) ?? []) : []
    const list = named === null ? null : resolved(named)
    const block = { tag, piece, variable, list }
    if (tag === 'for' && variable === null) fail(piece, 'Write a loop as “for client in clients”.')
    if (tag === 'for' && named?.startsWith('('))
      fail(piece, 'Loops go through a list, not a range.')
    if (list !== null && !isAsked(open, list)) required.set(block, list)
    read(piece, tag === 'for' ? (named === null ? [] : [named]) : pathsIn(argumentsOf(piece, tag)))
    if (open.length >= MOST_NESTED) fail(piece, 'Blocks are nested too deeply.')
    open = [...open, block]
  }
  const close = (piece: Piece) => {
    const block = open.at(-1)
    if (block?.tag === 'for' && block.piece.to === piece.from) fail(piece, 'This loop is empty.')
    open = open.slice(0, -1)
  }
  const render = (piece: Piece) => {
    const found = RENDER.exec(piece.text)
    const path = found?.[1] ?? found?.[2]
    if (path === undefined) fail(piece, "Write a snippet as render 'bank-warning'.")
    else snippets.push({ path, from: piece.from, to: piece.to })
  }
  const assign = (piece: Piece) => {
    const [, name, value] = ASSIGN.exec(piece.text) ?? []
    if (name === undefined || value === undefined)
      return fail(piece, 'Write “assign name = value”.')
    readFiltered(piece, value)
    return assigned.add(name)
  }
  const inner = (piece: Piece, tag: string) => {
    const block = open.at(-1)
    if (tag === 'else' && block) required.delete(block)
    read(piece, pathsIn(argumentsOf(piece, tag)))
  }
  const takeTag = (piece: Piece) => {
    const tag = tagOf(piece)
    if (open.at(-1)?.tag === 'comment' && tag !== 'endcomment') return
    const problem = tagProblem(tag, open)
    if (problem !== null) fail(piece, problem)
    else if (endedBy(tag) !== undefined) close(piece)
    else if (tag === 'render') render(piece)
    else if (tag === 'assign') assign(piece)
    else if (isBlock(tag)) openBlock(piece, tag)
    else inner(piece, tag)
  }
  return {
    take: (piece: Piece) => {
      if (piece.kind === 'tag') takeTag(piece)
      else if (open.at(-1)?.tag !== 'comment') readFiltered(piece, piece.text)
    },
    end: (unclosed: number | null): Scan => {
      for (const { piece, tag } of open) fail(piece, `“${tag}” is not ended.`)
      if (unclosed !== null)
        fail({ from: unclosed, to: unclosed + 2 }, 'These braces are not closed.')
      return { reads, snippets, problems, required: [...new Set(required.values())] }
    },
  }
}

const isBlock = (tag: string) => ['if', 'unless', 'case', 'for', 'comment'].includes(tag)

const argumentsOf = ({ text }: Piece, tag: string) => text.slice(tag.length)

/** Whether a condition around a loop asks about its list. */
const isAsked = (open: readonly OpenBlock[], list: string) =>
  open.some(({ tag, piece }) => tag === 'if' && piece.text.includes(list))
