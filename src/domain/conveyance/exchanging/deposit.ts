import type { Conveyance } from '#domain/conveyance/conveyance'

/** The error of a deposit above the price, by field; empty when it is valid. */
export const depositProblem = ({ deposit, price }: Pick<Conveyance, 'deposit' | 'price'>) =>
  deposit > price ? { deposit: ['The deposit is more than the price.'] } : {}
