import { caseValues } from '#domain/conveyance/merge-values'

/** The values that the text of a rule’s message may name. */
const known = new Set<string>(caseValues)

/** The names in braces that stand for nothing: ['colour'] of 'Case {ref}: your {colour} house'. */
export const unknownValues = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (known.has(name) ? [] : name))
