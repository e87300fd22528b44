import { atom } from 'nanostores'
import type { QuoteFacts } from '#domain/quote/facts'

export const $problems = atom<Readonly<Record<string, readonly string[]>>>({})

export const clearProblems = (fields: readonly string[]) => {
  const remaining = Object.entries($problems.get()).filter(([field]) => !fields.includes(field))
  $problems.set(Object.fromEntries(remaining))
}

/** Facts that are changed as one: a change clears the messages of all their parts. */
const SET_WHOLE = ['overrides', 'added_lines', 'valid_until'] as const

export const clearChangedProblems = (change: Partial<QuoteFacts>) => {
  const names = SET_WHOLE.filter((name) => name in change)
  clearProblems(
    Object.keys($problems.get()).filter((field) =>
      names.some((name) => `${field}.`.startsWith(`${name}.`)),
    ),
  )
}
