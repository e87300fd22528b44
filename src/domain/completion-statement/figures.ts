import * as z from 'zod/mini'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { TaxFacts } from './tax/facts.ts'
import { LockedFigure } from './tax/lock.ts'

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
  /** What tax and registration fee rest on; absent until somebody says the first of it. */
  tax_facts: z.optional(TaxFacts),
  /** The tax as it was locked: only this sum can be paid as tax. Null while it is open. */
  tax: z.nullable(LockedFigure),
  /** The registration fee as it was locked; absent until the first time. */
  registration_fee: z.optional(z.nullable(LockedFigure)),
})
export type CaseFigures = z.infer<typeof CaseFigures>

export const FiguresEntry = z.strictObject({ version: z.int(), ...content })
export type FiguresEntry = z.infer<typeof FiguresEntry>

/** Whether the client sees the filed statement. */
export const StatementFiling = z.strictObject({ is_shared: z.boolean() })

export const FactsEntry = z.strictObject({ version: z.int(), facts: TaxFacts })
export type FactsEntry = z.infer<typeof FactsEntry>
export const FigureRelease = z.strictObject({
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
