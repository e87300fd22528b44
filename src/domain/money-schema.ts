import * as z from 'zod/mini'
import { type Pence as Amount, MOST_PENCE } from './money.ts'

export type Pence = Amount

export const Pence = z
  .int()
  .check(
    z.minimum(0, 'Enter an amount of £0.00 or more.'),
    z.maximum(MOST_PENCE - 1, 'Enter an amount below £10,000,000,000.'),
  )
