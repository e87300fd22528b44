import type { Conveyance } from '#domain/conveyance/conveyance'
import { caseValues, caseValuesOf } from '#domain/conveyance/merge-values'
import { customValueText } from '#domain/custom-field/value'

/** The values that the text of a rule’s message may name. */
const known = new Set<string>(caseValues)

/** How texts name the firm’s own fields: '{custom_survey_type}'. */
const CUSTOM = /^custom_([a-z][a-z0-9_]*)$/

/** The name by which a text has the value of a custom field. */
export const customValueName = (key: string): string => `custom_${key}`

const customKey = (name: string): string | undefined => CUSTOM.exec(name)?.[1]

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The names in braces that stand for nothing: ['colour'] of 'Case {ref}: your {colour} house'. */
export const unknownValues = (text: string): string[] =>
  namesIn(text).filter((name) => !known.has(name) && customKey(name) === undefined)

/** The custom fields that a text names, by their keys. */
export const customFieldsNamed = (text: string): string[] =>
  namesIn(text).flatMap((name) => customKey(name) ?? [])

/** Those that a case has no value for. */
export const emptyFields = (text: string, { custom_fields = {} }: Conveyance): string[] =>
  customFieldsNamed(text).filter((key) => custom_fields[key] === undefined)

const customValuesOf = ({ custom_fields = {} }: Conveyance) =>
  Object.fromEntries(
    Object.entries(custom_fields).map(([key, value]) => [
      customValueName(key),
      customValueText(value),
    ]),
  )

/** The text of a rule with the values of a case; '{link}' stays until it is sent. */
export const filledText = (text: string, conveyance: Conveyance): string => {
  const values: Readonly<Record<string, string>> = {
    ...customValuesOf(conveyance),
    ...caseValuesOf(conveyance),
  }
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? name) : name,
  )
}
