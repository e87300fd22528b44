import { oneOf, randomOf } from './random.ts'
import { Rendering, type Variation } from './render.ts'
import { plainSetting, type Setting } from './setting.ts'
import { type TableSetting, tableOf } from './tables.ts'
import { knownUnits, type Said, type Unit } from './units.ts'

const known = knownUnits()
const saidIn = (kind: 'reply' | 'comment') =>
  known.flatMap((units) => units.flatMap(({ parts }) => parts.flatMap((part) => part[kind] ?? [])))
const bank = { reply: saidIn('reply'), comment: saidIn('comment') }

/** As many enquiries as a varied list has at most. */
const LONGEST = 9

/** A part with a reply, which one in six has not, and a comment on some replies. */
const answered = (random: () => number, { text, reply, comment }: Said): Said => {
  if (random() < 1 / 6) return { text }
  const isDoubted = comment !== undefined || random() < 0.5
  return {
    text,
    reply: reply ?? oneOf(random, bank.reply),
    ...(isDoubted ? { comment: comment ?? oneOf(random, bank.comment) } : {}),
  }
}

const chosen = (random: () => number, setting: Setting): readonly Unit[] => {
  const isHeaded = setting.heading !== plainSetting.heading || /1\.1/.test(setting.marker)
  const isParted = setting.part !== plainSetting.part
  const fitting = known.filter(
    (units) =>
      (!isHeaded || units.every(({ section }) => section !== null)) &&
      (!isParted || units.some(({ parent }) => parent !== null)),
  )
  return oneOf(random, fitting).slice(0, LONGEST)
}

const unitsOf = (random: () => number, setting: Setting) =>
  chosen(random, setting).map((unit) => ({
    ...unit,
    parts: unit.parts.map((part) => answered(random, part)),
  }))

/** A table in a setting, by a seed. */
export const tableVariationOf = (setting: TableSetting, seed: number): Variation => {
  const heading = setting.headings === 'none' ? plainSetting.heading : 'TITLE'
  return tableOf(unitsOf(randomOf(seed), { ...plainSetting, heading }), setting)
}

/** A list in a setting, by a seed. */
export const variationOf = (changes: Partial<Setting>, seed: number): Variation => {
  const random = randomOf(seed)
  const setting = { ...plainSetting, ...changes }
  return new Rendering(setting, random).of(unitsOf(random, setting))
}
