import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { type Agency, type Branch, isLive, type Negotiator } from './agency.ts'
import { liveNamesake } from './names.ts'
import { mayMergeAgencies, mayMergeBranches } from './rules.ts'

/** A branch with everybody who is or was at it. */
export type Staffed = { readonly branch: Branch; readonly negotiators: readonly Negotiator[] }

/** The records that a merge changes, each at its next version. */
export type MergedRecords = {
  readonly branches: readonly Branch[]
  readonly negotiators: readonly Negotiator[]
  /** The names of those that become one with a namesake. */
  readonly joined: { readonly branches: readonly string[]; readonly negotiators: readonly string[] }
}

const next = <Of extends { readonly version: number }>(it: Of, change: Partial<Of>): Of => ({
  ...it,
  ...change,
  version: it.version + 1,
})

type Joined = { readonly changed: readonly Negotiator[]; readonly names: readonly string[] }

/** The negotiators of a branch moved to another; one whose namesake is there already is merged into that one. */
const joined = (into: Staffed, moving: readonly Negotiator[], now: Instant): Joined => {
  const all = moving.map((it) => ({
    it,
    twin: isLive(it) ? liveNamesake(it.name, into.negotiators) : null,
  }))
  return {
    changed: all.flatMap(({ it, twin }) =>
      twin === null ? [next(it, { branch_id: into.branch.id })] : becomeOne(twin, it, now),
    ),
    names: all.flatMap(({ twin }) => twin?.name ?? []),
  }
}

/** A negotiator merged into another, who takes what they lack. */
const becomeOne = (twin: Negotiator, it: Negotiator, now: Instant): Negotiator[] => [
  next(it, {
    branch_id: twin.branch_id,
    merged_into: twin.id,
    archived_at: now,
    portal_user_id: twin.portal_user_id === null ? null : it.portal_user_id,
  }),
  next(twin, {
    email: twin.email ?? it.email,
    phone: twin.phone ?? it.phone,
    notes: [twin.notes, it.notes].filter(Boolean).join('\n'),
    portal_user_id: twin.portal_user_id ?? it.portal_user_id,
  }),
]

const merged = (branch: Branch, into: Branch, now: Instant) =>
  next(branch, {
    agency_id: into.agency_id,
    merged_into: into.id,
    archived_at: branch.archived_at ?? now,
  })

/** Merges a branch into another of its agency; throws 409 where the rules refuse it. */
export const mergeBranches = (target: Staffed, other: Staffed, now: Instant): MergedRecords => {
  assertAllowed(mayMergeBranches(target.branch, other.branch))
  const { changed, names } = joined(target, other.negotiators, now)
  return {
    branches: [
      next(target.branch, {
        postcode: target.branch.postcode ?? other.branch.postcode,
        phone: target.branch.phone ?? other.branch.phone,
        email: target.branch.email ?? other.branch.email,
      }),
      merged(other.branch, target.branch, now),
    ],
    negotiators: changed,
    joined: { branches: [], negotiators: names },
  }
}

/** The other agency's branches at the target; one whose namesake is there already is merged into that one. */
const joinedBranches = (
  target: Agency,
  own: readonly Staffed[],
  moving: readonly Staffed[],
  now: Instant,
): MergedRecords => {
  const all = moving.map((it) => {
    const into = isLive(it.branch) ? namesakeOf(it, own) : undefined
    return { ...it, into, people: into ? joined(into, it.negotiators, now) : null }
  })
  return {
    branches: all.map(({ branch, into }) =>
      into ? merged(branch, into.branch, now) : next(branch, { agency_id: target.id }),
    ),
    negotiators: all.flatMap(({ people }) => people?.changed ?? []),
    joined: {
      branches: all.flatMap(({ into }) => into?.branch.name ?? []),
      negotiators: all.flatMap(({ people }) => people?.names ?? []),
    },
  }
}

const namesakeOf = ({ branch }: Staffed, own: readonly Staffed[]) => {
  const twin = liveNamesake(
    branch.name,
    own.map((it) => it.branch),
  )
  return own.find((it) => it.branch.id === twin?.id)
}

type Whole = {
  readonly agency: Agency
  readonly staffed: readonly Staffed[]
  /** Whether it has published prices for today or a later day. */
  readonly current: boolean
}

export type MergedAgencies = MergedRecords & { readonly target: Agency; readonly other: Agency }

/** Merges an agency into another, which takes what it lacks; throws 409 where the rules refuse it. */
export const mergeAgencies = (target: Whole, other: Whole, now: Instant): MergedAgencies => {
  assertAllowed(mayMergeAgencies(target.agency, other.agency, { target, other }))
  const { agency: kept } = target
  const { agency: gone } = other
  return {
    ...joinedBranches(kept, target.staffed, other.staffed, now),
    target: next(kept, {
      bdm_id: kept.bdm_id ?? gone.bdm_id,
      fee_scale_id: kept.fee_scale_id ?? gone.fee_scale_id,
      referral_scale_id: kept.referral_scale_id ?? gone.referral_scale_id,
      mandated_search_provider: kept.mandated_search_provider ?? gone.mandated_search_provider,
      disclosure_text: kept.disclosure_text ?? gone.disclosure_text,
      agreement_signed_at: kept.agreement_signed_at ?? gone.agreement_signed_at,
      brand: kept.brand ?? gone.brand,
      updated_at: now,
    }),
    other: next(gone, {
      merged_into: kept.id,
      archived_at: gone.archived_at ?? now,
      updated_at: now,
    }),
  }
}
