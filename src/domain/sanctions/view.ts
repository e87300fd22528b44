import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { SanctionsJudgement } from './judgement.ts'
import { SanctionsEntry, SanctionsList } from './list.ts'
import { OwnedCompany, Ownership } from './ownership/ownership.ts'

/** Whether there is a list to compare with, and whether it is fresh enough to say anything. */
export const ListState = z.enum(['none', 'old', 'current'])
export type ListState = z.infer<typeof ListState>

/** The list in force and those of before. */
export const SanctionsLists = z.object({
  version: z.int(),
  state: ListState,
  /** Working days after which the list in force is too old. */
  limit: z.int(),
  lists: z.array(SanctionsList),
})
export type SanctionsLists = z.infer<typeof SanctionsLists>

export const SanctionsMatch = z.object({
  id: z.string(),
  person: z.string(),
  role: z.string(),
  born: z.nullable(DateOnly),
  entry: SanctionsEntry,
  /** The name on the list that is most like theirs. */
  name: z.string(),
  birth: z.enum(['agrees', 'differs', 'unknown']),
  judgement: z.nullable(SanctionsJudgement),
})
export type SanctionsMatch = z.infer<typeof SanctionsMatch>

/** Everybody of a case, compared with the list in force. */
export const CaseSanctions = z.object({
  state: ListState,
  list: z.nullable(z.pick(SanctionsList, { reported_on: true, entries: true, at: true })),
  people: z.array(z.object({ name: z.string(), role: z.string() })),
  matches: z.array(SanctionsMatch),
  /** Who owns the companies of the case. */
  ownerships: z.array(Ownership),
  /** The companies that count as on the list through those who own them. */
  owned: z.array(OwnedCompany),
})
export type CaseSanctions = z.infer<typeof CaseSanctions>
