import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { Named } from '#domain/party'

const label = lineText(80).check(z.minLength(1, 'Enter what it is for.'))

/** An amount between seller and buyer; what the client receives is above zero, what they pay below. */
export const Apportioned = z.strictObject({
  label,
  /** Who pays at completion. */
  from: z.enum(['buyer', 'seller']),
  amount: Pence,
})

const OtherItem = z.strictObject({ label, amount: Pence })

const content = {
  /** Fittings and chattels beside the price. */
  chattels: Pence,
  apportionments: z.array(Apportioned).check(z.maxLength(20)),
  /** The estate agent's account, VAT included; null while unknown. */
  agent: z.nullable(Pence),
  /** What else is paid from the proceeds, or what else the purchase costs. */
  other: z.array(OtherItem).check(z.maxLength(20)),
}

/** What a completion statement needs and no other record of the case has. */
export const CaseFigures = z.object({
  id: z.string(),
  version: z.int(),
  ...content,
  /** The tax as it was locked: only this sum can be paid as tax. Null while it is open. */
  tax: z.nullable(
    z.object({
      amount: Pence,
      by: Named,
      at: Instant,
      /** The price that it was worked out for; absent in figures locked before this was recorded. */
      price: z.optional(Pence),
    }),
  ),
})
export type CaseFigures = z.infer<typeof CaseFigures>

/** The tax that is locked at this price of the case; null while it is open or was locked at another price. */
export const taxAt = ({ tax }: Pick<CaseFigures, 'tax'>, price: Pence): CaseFigures['tax'] =>
  tax === null || (tax.price ?? price) === price ? tax : null

export const FiguresEntry = z.strictObject({ version: z.int(), ...content })
export type FiguresEntry = z.infer<typeof FiguresEntry>

/** Whether the client sees the filed statement. */
export const StatementFiling = z.strictObject({ is_shared: z.boolean() })

export const TaxLock = z.strictObject({ version: z.int(), amount: Pence })
export const TaxRelease = z.strictObject({
  version: z.int(),
  reason: lineText(200).check(z.minLength(1, 'Enter why the figure changes.')),
})

export const blankFigures = (id: string): CaseFigures => ({
  id,
  version: 0,
  chattels: 0,
  apportionments: [],
  agent: null,
  other: [],
  tax: null,
})
