import { atom } from 'nanostores'
import type { QuoteFacts } from '#domain/quote/facts'

/** Field path to its sentences; asked for once sending was tried. */
export const $problems = atom<Readonly<Record<string, readonly string[]>>>({})

/** Forgets what was wrong with fields that are typed in again. */
export const forgetProblems = (fields: readonly string[]) => {
  const left = Object.entries($problems.get()).filter(([field]) => !fields.includes(field))
  $problems.set(Object.fromEntries(left))
}

/** Facts that are changed as one: what was wrong with a part of them is asked anew. */
const SET_WHOLE = ['overrides', 'added_lines', 'valid_until'] as const

/** Forgets what was wrong with those of these facts that are changed as one. */
export const forgetChanged = (change: Partial<QuoteFacts>) => {
  const names = SET_WHOLE.filter((name) => name in change)
  forgetProblems(
    Object.keys($problems.get()).filter((field) =>
      names.some((name) => `${field}.`.startsWith(`${name}.`)),
    ),
  )
}
