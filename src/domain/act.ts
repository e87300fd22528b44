import { keysOf, tableFrom } from './entries.ts'
import { type Missing, type Refusal, wrongState } from './refusal.ts'

/** True when something may be done, otherwise the refusal that the server answers. */
export type Verdict = true | Refusal

export type Acts<Name extends string> = Readonly<Record<Name, Verdict>>

export const firstRefusal = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.find((it) => it !== true) ?? true

/** A 409 refusal when `isRefused`, otherwise true. */
export const refuseIf = (
  isRefused: boolean,
  code: string,
  message: string,
  missing: readonly Missing[] = [],
): Verdict => (isRefused ? wrongState(code, message, missing) : true)

/** Throws the verdict when it is a refusal. */
export const assertAllowed = (verdict: Verdict) => {
  if (verdict !== true) throw verdict
}

/** The sentence that says why something may not be done; undefined when it may. */
export const reasonAgainst = (verdict: Verdict) => (verdict === true ? undefined : verdict.message)

/** Whether the refusal lists what has to be done first; a permission that somebody lacks is nothing that they can do. */
export const isIncomplete = (verdict: Verdict) =>
  verdict !== true && verdict.status === 409 && (verdict.detail.missing ?? []).length > 0

/** Every act refused with `against`, or the acts unchanged when `against` is true. */
export const unlessRefused = <Name extends string>(
  refusal: Verdict,
  acts: Acts<Name>,
): Acts<Name> => {
  if (refusal === true) return acts
  return tableFrom(keysOf(acts), () => refusal)
}
