import type { Conveyance } from '#domain/conveyance/conveyance'
import { formatPence, type Pence } from '#domain/money'
import { depositProblem } from './deposit.ts'

type Figures = { readonly price: Pence; readonly deposit: Pence }

const differs = (name: string, stored: Pence) =>
  `The case has a ${name} of ${formatPence(stored)}. Check the contract, and change the case first if that is wrong.`

/** The differences between the figures that were agreed and those of the case, by field; a deposit may be new. */
export const figureProblems = (
  conveyance: Pick<Conveyance, 'price' | 'deposit'>,
  agreed: Figures,
): Readonly<Record<string, string[]>> => ({
  ...(agreed.price === conveyance.price ? {} : { price: [differs('price', conveyance.price)] }),
  ...(conveyance.deposit === 0 || agreed.deposit === conveyance.deposit
    ? {}
    : { deposit: [differs('deposit', conveyance.deposit)] }),
  ...depositProblem({ deposit: agreed.deposit, price: conveyance.price }),
})
