import * as z from 'zod/mini'

export const MatterType = z.enum(['sale', 'purchase', 'remortgage', 'transfer-of-equity'])
export type MatterType = z.infer<typeof MatterType>

export const Nation = z.enum(['England', 'Wales'])
export type Nation = z.infer<typeof Nation>

export const Tenure = z.enum(['freehold', 'leasehold'])
export type Tenure = z.infer<typeof Tenure>
