import { addDays, type DateOnly, fullDate, longDate } from '#domain/dates'
import { formatPence } from '#domain/money'
import { addWorkingDays } from '#domain/working-days'
import { isFunctionValue, isList, isNumber, isText, isTrue, type ScriptValue } from './value.ts'

export type BuiltIn = {
  readonly name: string
  /** 'add_days(day, count)' */
  readonly use: string
  readonly help: string
  readonly least: number
  readonly most: number
  /** Undefined where the arguments do not fit. */
  readonly run: (args: readonly ScriptValue[]) => ScriptValue | undefined
}

type Row = readonly [use: string, help: string, run: BuiltIn['run'], least?: number]

const isDay = (value: ScriptValue): value is DateOnly =>
  isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value)

const DAY_MS = 86_400_000
/** Most days that a day is moved by, which is some twenty years. */
const MOST_DAYS = 7500

const ofNumber =
  (run: (value: number) => ScriptValue): BuiltIn['run'] =>
  ([value = null]) =>
    value === null ? null : isNumber(value) ? run(value) : undefined

const ofText =
  (run: (value: string) => ScriptValue): BuiltIn['run'] =>
  ([value = null]) =>
    value === null ? null : isText(value) ? run(value) : undefined

const ofDay =
  (run: (value: DateOnly) => ScriptValue): BuiltIn['run'] =>
  ([value = null]) =>
    value === null ? null : isDay(value) ? run(value) : undefined

const moved =
  (run: (day: DateOnly, count: number) => DateOnly): BuiltIn['run'] =>
  ([day = null, count = null]) => {
    if (day === null || count === null) return null
    const fits = isDay(day) && isNumber(count) && Math.abs(count) <= MOST_DAYS
    return fits ? run(day, Math.trunc(count)) : undefined
  }

const betweenDays: BuiltIn['run'] = ([from = null, to = null]) => {
  if (from === null || to === null) return null
  if (!isDay(from) || !isDay(to)) return undefined
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

const extreme =
  (choose: (...numbers: number[]) => number): BuiltIn['run'] =>
  (args) => {
    const [first] = args
    const known = (args.length === 1 && first !== undefined && isList(first) ? first : args).filter(
      (it) => it !== null,
    )
    if (known.length === 0) return null
    return known.every(isNumber) ? choose(...known) : undefined
  }

const ofEach =
  (
    run: (list: readonly ScriptValue[], given: (one: ScriptValue) => ScriptValue) => ScriptValue,
  ): BuiltIn['run'] =>
  ([list = null, given]) => {
    if (list === null) return run([], () => null)
    if (!isList(list)) return undefined
    if (given === undefined) return run(list, (one) => one)
    return isFunctionValue(given) ? run(list, (one) => given([one])) : undefined
  }

const summed = (numbers: readonly ScriptValue[]) =>
  numbers.filter(isNumber).reduce((sum, it) => sum + it, 0)

const joinedText: BuiltIn['run'] = ([list = null, between = ', ']) => {
  if (list === null) return null
  return isList(list) && isText(between) ? list.filter(isTrue).map(String).join(between) : undefined
}

const textOf: BuiltIn['run'] = ([value = null]) => {
  if (value === null) return null
  return isText(value) || isNumber(value) ? String(value) : undefined
}

const withYear = (day: DateOnly) => `${longDate(day)} ${day.slice(0, 4)}`

const rows: readonly Row[] = [
  ['round(number)', 'The nearest whole number', ofNumber(Math.round)],
  ['floor(number)', 'The whole number below', ofNumber(Math.floor)],
  ['ceiling(number)', 'The whole number above', ofNumber(Math.ceil)],
  ['smallest(a, b)', 'The smallest of some numbers', extreme(Math.min), 1],
  ['largest(a, b)', 'The largest of some numbers', extreme(Math.max), 1],
  ['gbp(amount)', 'An amount in pence as £1,234.56', ofNumber((it) => formatPence(Math.round(it)))],
  ['text(value)', 'A number as a text', textOf],
  ['upper(text)', 'In capitals', ofText((it) => it.toUpperCase())],
  ['lower(text)', 'In small letters', ofText((it) => it.toLowerCase())],
  ['length(text)', 'How many characters a text has', ofText((it) => [...it].length)],
  [
    'contains(text, part)',
    'Whether a text has a part',
    ([text = null, part = '']) =>
      text === null ? false : isText(text) && isText(part) ? text.includes(part) : undefined,
  ],
  ['long_date(day)', '27 November 2026', ofDay(withYear)],
  ['full_date(day)', 'Friday 27 November 2026', ofDay((it) => `${fullDate(it)} ${it.slice(0, 4)}`)],
  ['year(day)', 'The year of a day', ofDay((it) => Number(it.slice(0, 4)))],
  ['add_days(day, count)', 'The day so many days later', moved(addDays)],
  ['add_working_days(day, count)', 'The day so many working days later', moved(addWorkingDays)],
  ['days_between(from, to)', 'How many days lie between two days', betweenDays],
  ['count(list)', 'How many entries a list has', ofEach((list) => list.length)],
  ['first(list)', 'The first entry of a list', ofEach((list) => list[0] ?? null)],
  [
    'sum(list, one => one.amount)',
    'The sum of a list',
    ofEach((list, given) => summed(list.map(given))),
    1,
  ],
  [
    'map(list, one => one.name)',
    'A list of what is made of each entry',
    ofEach((list, given) => list.map(given)),
  ],
  [
    'filter(list, one => one.role == "buyer")',
    'The entries for which something holds',
    ofEach((list, given) => list.filter((one) => isTrue(given(one)))),
  ],
  [
    'any(list, one => one.email)',
    'Whether something holds for an entry',
    ofEach((list, given) => list.some((one) => isTrue(given(one)))),
  ],
  [
    'all(list, one => one.email)',
    'Whether something holds for every entry',
    ofEach((list, given) => list.every((one) => isTrue(given(one)))),
  ],
  ['join(list, ", ")', 'A list as one text', joinedText, 1],
]

const paramsIn = (use: string) => use.slice(use.indexOf('(') + 1).split(',').length

/** What every script may call. */
export const builtIns: ReadonlyMap<string, BuiltIn> = new Map(
  rows.map(([use, help, run, least = paramsIn(use)]) => {
    const name = use.slice(0, use.indexOf('('))
    const most = ['smallest', 'largest'].includes(name) ? 20 : paramsIn(use)
    return [name, { name, use, help, least, most, run }] as const
  }),
)
