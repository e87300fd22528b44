import { markersOf } from '../marker.ts'

export type Role = 'label' | 'enquiry' | 'reply' | 'comment' | 'section' | 'round' | 'other'

const roles: readonly (readonly [Role, RegExp])[] = [
  [
    'label',
    /^(?:our )?(no|nos|nr|num|number|#|ref|reference|item|item no|id|q|qu|enq|enq(uiry)? ?(no|number|ref)|question ?(no|number)|s\/?no|line)\.?$/i,
  ],
  ['round', /^round( no)?\.?$/i],
  ['section', /^(section|topic|category|subject|heading|class(ification)?|area|type|about|part)$/i],
  ['other', /^(?:your|their|buyer['’]s|seller['’]s) (?:nos?|nr|number|ref(?:erence)?)\.?$/i],
  [
    'other',
    /^(date )?raised$|\(?\by ?\/ ?n\b\)?|\b(date|status|state|satisfied ?\?|accepted|closed|done|document|attachment|initials|owner|responsib|action by|due|raised (on|by))\b|\?$/i,
  ],
  [
    'comment',
    /\b(comments?|observations?|follow[- ]?up|remarks?|outstanding|notes?|satisf\w*|further (enquir|quer|point)\w*|not (satisfied|accepted))\b/i,
  ],
  [
    'comment',
    /^(our |buyer['’]?s |purchaser['’]?s )?further (raised|enquir|quer|point|request|question)/i,
  ],
  ['comment', /^(the )?(buyer|purchaser)\w*['’]?s?\b.*\b(repl(y|ies)|responses?|answers?)\b/i],
  ['reply', /\b(repl(y|ies)|responses?|answers?|answered|ans|resp)\b/i],
  [
    'enquiry',
    /\b(enquir\w*|questions?|quer(y|ies)|requests?|requisitions?|raised|details?|description|points?|issues?|matters?)\b/i,
  ],
  ['reply', /^(the )?(seller|vendor|landlord|developer|sellers)\b/i],
  ['comment', /^(the )?(buyer|purchaser|buyers)\b/i],
]

/** What a column or a line of a form holds, by its name; null for an unknown name. */
export const roleOf = (head: string): Role | null =>
  roles.find(([, pattern]) => pattern.test(head.replace(/[*_:]+/g, '').trim()))?.[0] ?? null

/** A second column of replies is what the asking side says of the first. */
const inTurn = (roles: readonly (Role | null)[]) => {
  const first = roles.indexOf('reply')
  const commented = roles.indexOf('comment')
  const isNext = (at: number) => first < at && (commented === -1 || at < commented)
  return roles.map((role, at) => (role === 'reply' && isNext(at) ? 'comment' : role))
}

/** What a row holds and no name of a column: a number, or words that ask. */
const isOfRow = /^(?:enquiry|question|item|point|no\.?)? ?\d+[.):]?$|^(?:please|kindly)\b/i

/** The columns that a first row names; null when it names no enquiry. */
export const rolesOfHeader = (cells: readonly string[]): Role[] | null => {
  if (
    cells.some((cell) => cell.length > 45 || isOfRow.test(cell)) ||
    cells.filter((cell) => cell !== '').length < 2
  )
    return null
  const read = inTurn(cells.map((cell, at) => (cell === '' && at === 0 ? 'label' : roleOf(cell))))
  const hasText = read.includes('enquiry')
  const named = read.map((role, at) =>
    role === 'label' && !hasText && /^enq\.?$/i.test(cells[at] ?? '') ? 'enquiry' : role,
  )
  const known = named.filter((role) => role !== null && role !== 'other')
  if (known.length < 2 && !(known.length === 1 && known[0] === 'enquiry')) return null
  if (named.includes('enquiry')) return named.map((role) => role ?? 'other')
  const at = named.findIndex(
    (role, index) => (role === null || role === 'section' || role === 'other') && index <= 1,
  )
  return at === -1 || !named.includes('reply')
    ? null
    : named.map((role, index) => (index === at ? 'enquiry' : (role ?? 'other')))
}

export const isLabelCell = (cell: string) =>
  cell !== '' &&
  cell.length <= 8 &&
  (/^[A-Z]{1,2}[.-]?\d{1,3}[a-z]?[.):]?$/.test(cell) ||
    markersOf(`${cell} `.trim())
      .concat(markersOf(`${cell}.`))
      .some(({ rest }) => rest === ''))

/** Columns by what stands in them: short labels first, then enquiries, replies, comments. */
export const rolesOfRows = (rows: readonly (readonly string[])[]): Role[] => {
  const width = Math.max(...rows.map((row) => row.length))
  const labelled = rows.filter(([first = '']) => isLabelCell(first)).length
  const from = labelled >= rows.length * 0.6 ? 1 : 0
  const length = (at: number) => rows.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0)
  const questions = (at: number) =>
    rows.filter((row) => /\?|\b(please|supply|confirm|provide)\b/i.test(row[at] ?? '')).length
  const columns = Array.from({ length: width - from }, (_, at) => at + from)
  const asked =
    columns.toSorted((a, b) => questions(b) - questions(a) || length(b) - length(a))[0] ?? from
  const after: Role[] = ['reply', 'comment']
  return Array.from({ length: width }, (_, at) => {
    if (at < from) return 'label'
    if (at === asked) return 'enquiry'
    return at < asked ? 'section' : (after[at - asked - 1] ?? 'other')
  })
}
