import { isRecord } from '../../is-record.ts'

/** Where two JSON values differ, as 'propertyPack.uprn: 1, written 2'; key order does not count. */
export const differencesIn = (before: unknown, after: unknown, name = ''): readonly string[] => {
  if (!isRecord(before) || !isRecord(after) || Array.isArray(before) !== Array.isArray(after))
    return Object.is(before, after)
      ? []
      : [`${name || 'the whole'}: ${textOf(before)}, written ${textOf(after)}`]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    differencesIn(own(before, key), own(after, key), nameOf(name, key, Array.isArray(before))),
  )
}

const own = (value: Readonly<Record<string, unknown>>, key: string) =>
  Object.hasOwn(value, key) ? value[key] : undefined

const nameOf = (name: string, key: string, isList: boolean) =>
  isList ? `${name}[${key}]` : name === '' ? key : `${name}.${key}`

const textOf = (value: unknown) =>
  value === undefined ? 'nothing' : (JSON.stringify(value) ?? '').slice(0, 80)
