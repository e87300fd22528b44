import type { Cell } from '../source/source.ts'
import { tickedText } from '../source/ticks.ts'
import { startsWithDay } from './date.ts'
import { isUnknown } from './fields.ts'
import { type Label, labelOf, looseLabelOf } from './label/label.ts'
import { actingFor, fromTo, type Labelled } from './led-by.ts'
import { isDetailLine } from './line-kind.ts'
import { amountsIn } from './money.ts'
import { TITLE } from './person.ts'
import { answeredIn, bracketed, isNamedDetail, strange } from './unusual-label.ts'
import { fits, isDoneBy, isSubject } from './value-fit.ts'

/** A cell as it is read: a label, its value, or both. */
export type Part = {
  readonly at: number
  readonly label: Label | null
  readonly text: string
  /** The cell as it stands. */
  readonly whole: string
}

const SEPARATOR =
  /\?\s+(?=[\p{Lu}£\d])|\s*:+[-–]?\s*|\s+(?:[-–—=]+>?|[>→»])\s+|[–—]\s+|\s*\.{2,}\s*/gu
const INNER_LABEL = /(?<=[\s,;(])(\p{L}[\p{L}' /&()-]{0,35}?)\s*:\s+(?=\S)/gu

/** What an agency does, below its name. */
const IS_TRADE =
  /^(?:residential )?sales\b.{1,12}\blettings\b|^(?:independent|local|family|chartered|professional)\b.*\b(?:agents|surveyors|valuers|auctioneers)$/i

/** The labels and values of a cell, in their order. */
export const partsOf = ({ at, text, isCaption }: Cell): readonly Part[] => {
  if (isCaption) return [{ at, label: captionOf(text), text: '', whole: text }]
  const ticked = tickedText(text)
  if (ticked !== null) return [{ at, label: null, text: ticked, whole: ticked }]
  if (IS_TRADE.test(text)) return [{ at, label: null, text, whole: text }]
  const answered = bracketed(text) ?? answeredIn(text)
  const bare = answered ? null : (roleIn(text) ?? bareLabel(text))
  if (bare) return [{ at, label: bare, text: '', whole: text }]
  const found =
    answered ?? actingFor(text) ?? fromTo(text) ?? separated(text) ?? joined(text) ?? strange(text)
  if (!found && !isOtherLabel(text)) return withInnerLabels({ at, text })
  if (!found) return [{ at, label: isOtherLabel(text) ? OTHER_LABEL : null, text, whole: text }]
  const inner = ofOffice(found)
  if (inner) return [{ at, label: inner, text: '', whole: text }]
  return splitValue({ at, text }, found)
}

/** What a label in small letters announces; what is not known is not read. */
const captionOf = (text: string): Label =>
  labelOf(text) ??
  (/^(?:sale |offer )?(?:agreed|accepted)$|^sold$/i.test(text)
    ? { side: null, office: null, topic: 'accepted' }
    : OTHER_LABEL)

/** The label that follows one which says less: 'TO: Solicitors for seller', 'Conveyancers: for the buyer'. */
const ofOffice = ({ label, text }: Labelled): Label | null => {
  const inner = labelOf(text)
  if (!inner?.office || (inner.office === 'conveyancer' && inner.side === null)) return null
  return label.office === inner.office || label.topic === 'ignored' ? inner : null
}

/** 'Role = Vendor' says of whom the next lines speak. */
const roleIn = (text: string): Label | null => {
  const [, whose = ''] =
    /^(?:role|party|capacity|contact type|party type)\s*[:=]\s*(.+)$/i.exec(text) ?? []
  const label = labelOf(whose)
  return label?.topic === 'whole' && (label.side ?? label.office) !== null ? label : null
}

const bareLabel = (text: string): Label | null => {
  if (/[:=]\s*\S|\?\W+\p{L}|^buying onwards?$/iu.test(text)) return null
  const loose = /^[^:]+:$/.test(text) ? looseLabelOf(text) : null
  return labelOf(text) ?? (loose?.topic === 'whole' && loose.office === null ? null : loose)
}

/** A value with the labels that follow sentences in it: 'Pike Rowan, Merrowdown. Contact: Jo Quinn'. */
const withInnerLabels = (cell: Cell): readonly Part[] => {
  const { at, text } = cell
  const inner = [...text.matchAll(INNER_LABEL)].find(
    (match) => /[.;]\s*$/.test(text.slice(0, match.index)) && labelOf(match[1] ?? '') !== null,
  )
  const label = inner && labelOf(inner[1] ?? '')
  if (!inner || !label) return [{ at, label: null, text, whole: text }]
  const rest = text.slice(inner.index + inner[0].length)
  const before = text.slice(0, inner.index).replace(/[\s.;]+$/, '')
  return [
    { at, label: null, text: before, whole: text },
    ...splitValue(cell, { label, text: rest }),
  ]
}

export const OTHER_LABEL: Label = { side: null, office: null, topic: 'ignored', isLoose: true }

/** A short line that begins as labels do, of something that is not read. */
const isOtherLabel = (text: string) =>
  text.length < 120 &&
  !isNamedDetail(text) &&
  /^(?:\(?\d{1,2}[.)]\s+)?\p{Lu}[\p{L}'/]*(?: [\p{L}'/]+){0,3}\s?:\s+\S/u.test(text)

/** 'Home: 029 2018 0301' is a telephone; 'Selling: yes' speaks of the buyer's own property. */
export const ofValue = (label: Label, value: string): Label =>
  label.topic === 'exchanged' && amountsIn(value)[0]?.at === 0
    ? { ...label, topic: 'deposit' }
    : (label.topic === 'property' || label.topic === 'branch') && isDetailLine(value)
      ? { ...label, topic: label.office === null ? 'phone' : 'contact' }
      : label.topic === 'whole' && label.office === null && /^(?:yes|no|y|n)\b/i.test(value)
        ? { side: null, office: null, topic: label.side === 'seller' ? 'toSell' : 'toBuy' }
        : label

const separated = (text: string): Labelled | null => {
  const [, agreed] =
    /^(?:(?:sale|offer|price|terms) )?(?:agreed|accepted|sold)(?: on| at| for| by (?:(?:all|both|the) )*(?:sellers?|vendors?|owners?|parties))?(?:\s*(?::|[-–—])\s*|\s+(?=.{6,24}$))(.+)$/i.exec(
      text,
    ) ?? []
  if (agreed !== undefined && startsWithDay(agreed))
    return { label: { side: null, office: null, topic: 'accepted' }, text: agreed }
  if (agreed !== undefined && (amountsIn(agreed)[0]?.at === 0 || /^\d{5,9}$/.test(agreed)))
    return { label: { side: null, office: null, topic: 'price' }, text: agreed }
  for (const separator of text.matchAll(SEPARATOR)) {
    const isAsked = separator[0].startsWith('?')
    const label = labelOf(text.slice(0, separator.index + Number(isAsked)))
    const value = text.slice(separator.index + separator[0].length)
    if (label && isValueOf(label, separator[0], value))
      return { label: ofValue(label, value), text: paidIn(text.slice(0, separator.index), value) }
  }
  return null
}

/** What an answer says of how the buyer pays: 'Cash buyer? Yes'. */
export const paidIn = (label: string, answer: string) => {
  const asked = label.replaceAll('_', ' ')
  if (!/\bcash\b/i.test(asked) || /\bmortgage\b/i.test(asked)) return answer
  if (/^(?:yes|y)\W*$/i.test(answer)) return 'Cash'
  return /^(?:no|n)\W*$/i.test(answer) ? 'Mortgage' : answer
}

/** A dash inside a sentence separates no label from its value. */
const isValueOf = (label: Label, separator: string, value: string) =>
  value !== '' && (separator.includes(':') || label.topic !== 'ignored' || value.length < 60)

/** 'The executors of' leads to who has died. */
const OF_ESTATE = /\b(?:executors?|trustees?|estate|representatives?) of(?: the)?(?: late)?$/i

/** Whether a text names people, and says no more of them in a clause. */
const isNames = (text: string) =>
  TITLE.test(text) && !/\b(?:who|which|has|have)\b|[a-z]{3}\.\s/.test(text)

/** How words end that no value follows as it does a label. */
const UNFINISHED = /\b(?:share (?:of|in)(?: the)?|and|or|mr|mrs|miss|ms|dr)$|[&£]$/i

/** A label that only its words part from the value: 'Price £325,000', 'Vdr Mr Okafor'. */
const joined = (text: string): Labelled | null => {
  const words = /^sold by (?:Mr|Mrs|Miss|Ms|Dr)\b.* to /i.test(text) ? [] : text.split(' ')
  for (let count = Math.min(5, words.length - 1); count > 0; count--) {
    const lead = words.slice(0, count).join(' ')
    const label = labelOf(lead)
    const value = words.slice(count).join(' ')
    const isTold =
      /^(?:is|are|was|were|has|have)$/i.test(words[count - 1] ?? '') ||
      (label?.office === 'conveyancer' && /\s(?:is|are)\s/.test(value))
    const isFit = fits(label ?? OTHER_LABEL, value)
    const isUnsaid = label?.office === 'conveyancer' && isUnknown(value)
    const isDone = label?.office === 'agent' && isDoneBy(lead, value)
    if (UNFINISHED.test(lead) || OF_ESTATE.test(lead) || isSubject(lead, value)) continue
    const isClause = isTold && (label?.office != null || (value.length > 45 && !isNames(value)))
    if (label && !isClause && (isFit || isDone || isUnsaid)) return { label, text: value }
  }
  return null
}

/** Labels that follow in the same cell: 'Tel: 0117 496 0289 Email: a@b.example'. */
const splitValue = ({ at, text: whole }: Cell, { label, text }: Labelled): readonly Part[] => {
  const parts: Part[] = []
  let current = { label, from: 0 }
  for (const match of text.matchAll(INNER_LABEL)) {
    const found = lastLabel(match[1] ?? '')
    if (!found || (label.topic === 'chain' && found.label.topic === 'whole')) continue
    const { label: next, from } = found
    parts.push({
      at,
      whole,
      label: current.label,
      text: trimmed(text.slice(current.from, match.index + from)),
    })
    current = { label: next, from: match.index + match[0].length }
  }
  return [...parts, { at, whole, label: current.label, text: trimmed(text.slice(current.from)) }]
}

/** The label that ends a text, as 'dealing with' does 'Flint (Dunmere) - dealing with', and where it begins. */
const lastLabel = (text: string) => {
  const starts = [0, ...[...text.matchAll(/\s+/g)].map((it) => it.index + it[0].length)]
  for (const from of starts) {
    const label = labelOf(text.slice(from))
    if (label) return { label, from }
  }
  return null
}

const trimmed = (text: string) => text.replaceAll(/^[\s,;(]+|[\s,;(–-]+$/g, '')
