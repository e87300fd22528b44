import { assertValid } from '#domain/refusal'
import type { TitleBody } from './bodies.ts'
import type { CaseTitle } from './title.ts'

const problemsIn = ({ titles, redemptions }: Omit<TitleBody, 'version'>) =>
  Object.fromEntries([
    ...titles.flatMap(({ number, class: kind }, at) =>
      kind === 'unregistered' || number
        ? []
        : [[`titles.${at}.number`, ['Enter the title number.']] as const],
    ),
    ...redemptions.flatMap(({ on, valid_to }, at) =>
      valid_to < on
        ? [[`redemptions.${at}.valid_to`, ['Enter a date after the date of the figure.']] as const]
        : [],
    ),
  ])

/** The title as it is after a change. Throws 422 for a registered title without its number, and for days out of order. */
export const changedTitle = (before: CaseTitle, body: Omit<TitleBody, 'version'>): CaseTitle => {
  assertValid(problemsIn(body))
  return { ...before, ...body, version: before.version + 1 }
}
