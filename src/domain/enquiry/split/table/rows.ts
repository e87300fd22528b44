import { headingText, isDocumentTitle, isTopic, roundOf, titled } from '../heading.ts'
import { joined } from '../line.ts'
import { isBullet, type Marker, markersOf } from '../marker.ts'
import { partsOf, partText } from '../parts.ts'
import { isRemark, isRequest } from '../sentence-kind.ts'
import type { Entry, Found } from '../split-list.ts'
import { type Role, rolesOfHeader, rolesOfRows } from './columns.ts'
import type { Table } from './table.ts'

const flat = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .reduce(joined, '')
const blank = /^[-–—.\s]*$/

type Row = Partial<Record<Role, string>>

const rowOf = (cells: readonly string[], roles: readonly Role[]): Row => {
  const row: Row = {}
  for (const [at, cell] of cells.entries()) {
    const role = roles[at]
    if (role && !blank.test(cell)) row[role] = row[role] ? `${row[role]}\n${cell}` : cell
  }
  return row
}

const labelIn = (row: Row): { label: string | null; text: string } => {
  const text = row.enquiry ?? ''
  if (row.label) {
    const [marker] = markersOf(row.label.trim()).concat(markersOf(`${row.label.trim()}.`))
    return { label: marker?.label ?? row.label.replace(/[.):\s]+$/, ''), text }
  }
  const [marker] = markersOf(text)
  return marker?.isPunctuated && marker.label !== null
    ? { label: marker.label, text: text.slice(text.length - marker.rest.length) }
    : { label: null, text }
}

const saidOf = ({ reply, comment, round }: Row, carried: number | undefined) => ({
  reply: reply ? flat(reply) : undefined,
  comment: comment ? flat(comment) : undefined,
  round: round ? Number(/\d+/.exec(round)?.[0]) || carried : carried,
})

/** The lead-in and parts of a cell, as letters or as lines with bullets. */
const cellParts = (cell: string) => {
  const found = partsOf(flat(cell))
  if (found)
    return {
      lead: found.lead,
      parts: found.parts.map((part) => ({ ...part, label: `(${part.label})` })),
    }
  const [first = '', ...others] = cell.split('\n')
  const isSeries = (mark: Marker, at: number) =>
    isBullet(mark) || (mark.isPunctuated && mark.value === at + 1)
  const marks = others.map((line, at) => markersOf(line).find((mark) => isSeries(mark, at)))
  if (others.length < 2 || marks.includes(undefined)) return null
  return {
    lead: first,
    parts: marks.map((mark) => ({
      label: mark?.label ? `(${mark.label})` : '',
      text: partText(mark?.rest ?? ''),
    })),
  }
}

/** The part of a reply that is lettered as its enquiry is; the whole reply where it is not. */
const replyTo = (reply: string | undefined, label: string, count: number) => {
  const parts = reply ? partsOf(reply, 1)?.parts : undefined
  if (!parts || parts.length !== count) return reply
  return parts.find((part) => `(${part.label})` === label)?.text ?? reply
}

const entriesOf = (row: Row, section: string | null, round: number | undefined): Entry[] => {
  const { label, text } = labelIn(row)
  const said = saidOf(row, round)
  const under = row.section ? headingText(flat(row.section)) : section
  const found = cellParts(text)
  if (!found) return [{ label, section: under, parent: null, text: flat(text), ...said }]
  return found.parts.map((part) => ({
    label: part.label === '' ? null : `${label ?? ''}${part.label}`,
    section: under,
    parent: found.lead === '' ? null : found.lead,
    text: part.text,
    ...said,
    reply: replyTo(said.reply, part.label, found.parts.length),
  }))
}

const overOf = (cells: readonly string[]): string | null => {
  const filled = cells.filter((cell) => !blank.test(cell))
  const only = flat(filled[0] ?? '')
  const isAlone =
    filled.length === 1 ||
    (filled.length === 2 &&
      markersOf(`${filled[0]}.`).length > 0 &&
      isTopic(flat(filled[1] ?? '')) &&
      /^[^\p{Ll}]+$/u.test(flat(filled[1] ?? '')))
  if (!isAlone) return null
  const words =
    filled.length === 2 ? flat(filled[1] ?? '') : only.replace(/^[A-Z\d]{1,2}[.)]\s+/, '')
  return isTopic(titled(words)) && !isRequest(words) ? words : null
}

/** The round that a heading over a table names. */
const roundOver = (before: string) => roundOf(before.split('\n').filter(isTopic).join('\n'))

/** The enquiries of a table with their replies and comments. */
export const rowsFound = ({ rows, before }: Table): Found => {
  const at = rows.findIndex((cells) => rolesOfHeader(cells) !== null)
  const body = rows.slice(at === -1 ? 0 : at + 1).filter((cells) => rolesOfHeader(cells) === null)
  const roles =
    (at === -1 ? null : rolesOfHeader(rows[at] ?? [])) ??
    rolesOfRows(body.filter(({ length }) => length > 1))
  const entries: Entry[] = []
  const remarks: string[] = []
  let section: string | null = null
  let round = roundOver(before)
  for (const cells of body) {
    const over = overOf(cells)
    if (over !== null) {
      section = isDocumentTitle(over) || roundOf(over) ? null : headingText(over)
      round = roundOf(over) ?? round
      continue
    }
    const row = rowOf(cells, roles)
    if (row.enquiry && !(isRemark(flat(row.enquiry)) && !row.reply))
      entries.push(...entriesOf(row, section, round))
    else if (row.enquiry) remarks.push(flat(row.enquiry))
    else continueRow(entries, row)
  }
  return { entries, remarks }
}

/** Adds what a row without an enquiry says to the row before. */
const continueRow = (entries: Entry[], row: Row) => {
  const last = entries.at(-1)
  if (!last) return
  const more = saidOf(row, last.round)
  const both = (first: string | undefined, second: string | undefined) =>
    [first, second].filter(Boolean).join(' ') || undefined
  entries[entries.length - 1] = {
    ...last,
    reply: both(last.reply, more.reply),
    comment: both(last.comment, more.comment),
  }
}
