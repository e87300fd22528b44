import type { MergeValue } from '#domain/template/values/value'

/** What a part of a script is worth; amounts in pence, days as 'YYYY-MM-DD', null for what is empty. */
export type ScriptValue = MergeValue | boolean | ScriptFunction | readonly ScriptValue[]

export type ScriptFunction = (args: readonly ScriptValue[]) => ScriptValue

export const isText = (value: ScriptValue): value is string => typeof value === 'string'
export const isNumber = (value: ScriptValue): value is number => typeof value === 'number'
export const isList = (value: ScriptValue): value is readonly ScriptValue[] => Array.isArray(value)
export const isFunctionValue = (value: ScriptValue): value is ScriptFunction =>
  typeof value === 'function'

/** What counts as true in a condition: anything but empty, false, no text and an empty list. */
export const isTrue = (value: ScriptValue): boolean =>
  isList(value) ? value.length > 0 : value !== null && value !== false && value !== ''

/** A value as a template and a test read it: yes for true, '' for false and for what is empty. */
export const shownValue = (value: ScriptValue): string => {
  if (value === null || value === false) return ''
  if (value === true) return 'yes'
  if (isList(value)) return value.map(shownValue).join(', ')
  return isText(value) || isNumber(value) ? String(value) : ''
}
