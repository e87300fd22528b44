import { keysOf, tableFrom } from './entries.ts'
import { type Missing, type Refusal, wrongState } from './refusal.ts'

/** Whether something may be done: true, or the refusal that the server answers, whose message says why not. */
export type Verdict = true | Refusal

/** What may be done with a record, by the name of the act. */
export type Acts<Name extends string> = Readonly<Record<Name, Verdict>>

/** The first refusal among verdicts; true when there is none. */
export const firstRefusal = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.find((it) => it !== true) ?? true

/** Refuses 409 where the record is in a state in which this cannot be done. */
export const refusedIf = (
  isRefused: boolean,
  code: string,
  message: string,
  missing: readonly Missing[] = [],
): Verdict => (isRefused ? wrongState(code, message, missing) : true)

/** Throws the refusal of what may not be done. */
export const assertAllowed = (verdict: Verdict) => {
  if (verdict !== true) throw verdict
}

/** Why something may not be done, as a sentence for the person; undefined where it may. */
export const reasonAgainst = (verdict: Verdict) => (verdict === true ? undefined : verdict.message)

/** Whether something is refused for what has to be done first, which the refusal lists. */
export const isIncomplete = (verdict: Verdict) =>
  verdict !== true && (verdict.detail.missing ?? []).length > 0

/** The same refusal for every act, or each act's own verdict where nothing is against all of them. */
export const unlessRefused = <Name extends string>(
  against: Verdict,
  acts: Acts<Name>,
): Acts<Name> => {
  if (against === true) return acts
  return tableFrom(keysOf(acts), () => against)
}
