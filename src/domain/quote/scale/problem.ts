/** What is wrong with a scale, at the field of it: 'matters.0.bands.2.fee'. A warning does not keep it from being published. */
export type ScaleProblem = {
  readonly field: string
  readonly message: string
  readonly weight: 'error' | 'warning'
}

export const error = (field: string, message: string): ScaleProblem => ({
  field,
  message,
  weight: 'error',
})
export const warning = (field: string, message: string): ScaleProblem => ({
  field,
  message,
  weight: 'warning',
})

/** What keeps a scale from being published. */
export const errorsOf = (problems: readonly ScaleProblem[]) =>
  problems.filter(({ weight }) => weight === 'error')

/** An amount that was typed and cannot be read, or that is missing. */
export const amountProblem = (amount: number, field: string): ScaleProblem[] =>
  Number.isSafeInteger(amount) ? [] : [error(field, 'Enter an amount in pounds.')]
