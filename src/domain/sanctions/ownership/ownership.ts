import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

/** Hundredths of a percent in the whole. */
export const WHOLE = 10_000
/** A company counts as on the list once more than this is owned by whoever is. */
const HALF = 5_000

export const Owner = z.object({
  name: z.string(),
  kind: z.enum(['person', 'company']),
  born: z.nullable(DateOnly),
  /** In hundredths of a percent. */
  share: z.int(),
})
export type Owner = z.infer<typeof Owner>

/** Who owns a company of a case, as somebody saw it; nobody above 25 % where there are no owners. */
export const Ownership = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  company: z.string(),
  owners: z.array(Owner),
  /** What shows it: 'Register of people with significant control, 3 November 2026' */
  seen: z.string(),
  on: DateOnly,
  by: Named,
  at: Instant,
})
export type Ownership = z.infer<typeof Ownership>

/** A company that counts as on the list, as those who own more than half of it are. */
export const OwnedCompany = z.object({
  company: z.string(),
  /** What of it they own, in hundredths of a percent. */
  share: z.int(),
  owners: z.array(z.string()),
})
export type OwnedCompany = z.infer<typeof OwnedCompany>

type Owned = Pick<Ownership, 'company' | 'owners'>

/** The companies of which more than half is owned, also through other companies, by whoever `isListed`. */
export const ownedCompanies = (
  all: readonly Owned[],
  isListed: (name: string) => boolean,
): readonly OwnedCompany[] => {
  const found = new Map<string, OwnedCompany>()
  const counts = (name: string) => isListed(name) || found.has(name)
  // Each round finds companies owned by those of the round before; a circle adds none.
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const { company, owners } of all) {
      const listed = owners.filter(({ name }) => counts(name))
      const share = listed.reduce((sum, it) => sum + it.share, 0)
      if (share > HALF)
        found.set(company, { company, share, owners: listed.map(({ name }) => name) })
    }
  }
  return [...found.values()]
}

/** '60 %', '33.33 %' */
export const shareText = (share: number) => `${Number((share / 100).toFixed(2))} %`
