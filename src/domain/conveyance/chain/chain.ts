import * as z from 'zod/mini'

/** A transaction in the chain: above are the properties that our side buys towards, below those that depend on it. */
export const ChainLink = z.object({
  position: z.enum(['above', 'below']),
  address: z.string(),
  firm: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  /** How far it is, as somebody said last. */
  note: z.nullable(z.string()),
})
export type ChainLink = z.infer<typeof ChainLink>

/** The chain of a case; the links of each position begin with the one next to ours. */
export const CaseChain = z.object({
  id: z.string(),
  version: z.int(),
  links: z.array(ChainLink),
  /** Whether the clients of the case see the addresses; no by default. */
  is_shared: z.optional(z.boolean()),
})
export type CaseChain = z.infer<typeof CaseChain>

export const blankChain = (id: string): CaseChain => ({ id, version: 0, links: [] })

/** From the top of the chain to its bottom: the farthest above first, ours between as null. */
export const fromTop = ({ links }: Pick<CaseChain, 'links'>): readonly (ChainLink | null)[] => [
  ...links.filter(({ position }) => position === 'above').toReversed(),
  null,
  ...links.filter(({ position }) => position === 'below'),
]
