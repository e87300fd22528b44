/** A problem at a field of a scale: 'matters.0.bands.2.fee'. Warnings do not prevent publishing. */
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

export const errorsOf = (problems: readonly ScaleProblem[]) =>
  problems.filter(({ weight }) => weight === 'error')

export const amountProblem = (amount: number, field: string): ScaleProblem[] =>
  Number.isSafeInteger(amount) ? [] : [error(field, 'Enter an amount in pounds.')]
