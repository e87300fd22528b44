import type { Conveyance } from '#domain/conveyance/conveyance'
import { caseValues, caseValuesOf } from '#domain/conveyance/merge-values'

/** The values that the text of a rule’s message may name. */
const known = new Set<string>(caseValues)

/** The names in braces that stand for nothing: ['colour'] of 'Case {ref}: your {colour} house'. */
export const unknownValues = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (known.has(name) ? [] : name))

/** The text of a rule with the values of a case; '{link}' stays until it is sent. */
export const filledText = (text: string, conveyance: Conveyance): string => {
  const values: Readonly<Record<string, string>> = caseValuesOf(conveyance)
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? name) : name,
  )
}
