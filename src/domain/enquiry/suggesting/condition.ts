import { type Term, terms } from './terms.ts'

/** Terms of which all hold, in groups of which one suffices. */
export type AppliesIf = readonly (readonly Term[])[]

// The longest first, as one may begin with another.
const byLength = terms.toSorted((a, b) => b.text.length - a.text.length)

const JOINT = /^,? (and|or) /i

/**
 * Parses 'Form: oil, and in England' or 'Search: flood or form: flood'; null for a note that names something else.
 * Groups are joined by “or”, the terms of a group by “and”.
 */
export const parseAppliesIf = (text: string): AppliesIf | null => {
  const groups: Term[][] = [[]]
  let rest = text.trim().replace(/\.$/, '')
  while (true) {
    const lower = rest.toLowerCase()
    const term = byLength.find((it) => lower.startsWith(it.text.toLowerCase()))
    if (term === undefined) return null
    groups.at(-1)?.push(term)
    rest = rest.slice(term.text.length)
    if (rest === '') return groups
    const [joint = '', word = ''] = JOINT.exec(rest) ?? []
    if (joint === '') return null
    if (word.toLowerCase() === 'or') groups.push([])
    rest = rest.slice(joint.length)
  }
}

/** 'leasehold and works: any; or flat' */
export const appliesIfText = (condition: AppliesIf): string =>
  condition
    .map((group) =>
      group.map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1)).join(' and '),
    )
    .join('; or ')
