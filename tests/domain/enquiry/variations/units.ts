import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SplitItem, SplitList } from '#domain/enquiry/split/split-list'

export type Said = { readonly text: string; readonly reply?: string; readonly comment?: string }

/** What has one label of its own: an enquiry, or a lead-in with its parts. */
export type Unit = {
  readonly section: string | null
  readonly parent: string | null
  readonly parts: readonly Said[]
}

const folder = join(import.meta.dirname, '../lists')

const saidOf = ({ text, reply, comment }: SplitItem): Said => ({
  text,
  ...(reply ? { reply } : {}),
  ...(comment ? { comment } : {}),
})

const unitsOf = (items: readonly SplitItem[]): Unit[] => {
  const units: Unit[] = []
  for (const item of items) {
    const last = units.at(-1)
    const goesOn = item.parent !== null && last?.parent === item.parent
    if (last && goesOn) units[units.length - 1] = { ...last, parts: [...last.parts, saidOf(item)] }
    else units.push({ section: item.section, parent: item.parent, parts: [saidOf(item)] })
  }
  return units
}

/** Whether a text can stand in any setting: one paragraph without labels or lines of its own. */
const isPlain = (text: string) =>
  text.length > 25 && /^\p{Lu}/u.test(text) && /[.?]$/.test(text) && !/[|\t\n*>#]|^\w+:/.test(text)

const isUsable = ({ parent, parts, section }: Unit) =>
  (parent === null
    ? isPlain(parts[0]?.text ?? '')
    : /:$/.test(parent) && parts.length > 1 && parts.every(({ text }) => !/\?|\)\s/.test(text))) &&
  (section === null ||
    (/^\p{Lu}[\p{L} ,'’-]{2,40}$/u.test(section) &&
      !/^(new|questions|enquiries|requisitions|schedule [b-z]\b.*)$/i.test(section))) &&
  parts.every(({ reply = '', comment = '' }) => !/[|\t\n*>#[]|\(\w\)/.test(reply + comment))

/** Units without headings where only some stand under one, so that each setting shows which do. */
const evenly = (units: readonly Unit[]): readonly Unit[] =>
  units.every(({ section }) => section !== null)
    ? units
    : units.map((unit) => ({ ...unit, section: null }))

/** The units of each list with a known answer that can be set in any way, without repeats. */
export const knownUnits = (): (readonly Unit[])[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): SplitList => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .map(({ items }) =>
      evenly(unitsOf(items.filter((it) => it.duplicate_of === undefined)).filter(isUsable)),
    )
    .filter((units) => units.length > 2)
