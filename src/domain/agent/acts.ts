import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { type Agency, type Branch, isLive, type Negotiator } from './agency.ts'
import { hasNamesake, mayChange, mayInvite, mayRestore } from './rules.ts'

export type AgencyAct = 'change' | 'archive' | 'restore' | 'merge' | 'add_branch'
export type BranchAct = 'change' | 'archive' | 'restore' | 'merge' | 'add_negotiator'
export type NegotiatorAct = 'change' | 'archive' | 'restore' | 'move' | 'invite'

const mayUpdate = (person: ActingPerson) => mayChangeWith(person, ['agencies.update'])

/** The acts on an agency; `archive` is allowed with open work, which its dialog names. */
export const agencyActs = (
  agency: Agency,
  hasNamesake: boolean,
  person: ActingPerson,
): Acts<AgencyAct> =>
  unlessRefused(mayUpdate(person), {
    change: mayChange(agency),
    archive: mayChange(agency),
    restore: mayRestore(agency, hasNamesake),
    merge: mayChange(agency),
    add_branch: mayChange(agency),
  })

export const branchActs = (
  branch: Branch,
  agency: Agency,
  siblings: readonly Branch[],
  person: ActingPerson,
): Acts<BranchAct> =>
  unlessRefused(firstRefusal(mayUpdate(person), mayChange(agency)), {
    change: mayChange(branch),
    archive: mayChange(branch),
    restore: mayRestore(branch, hasNamesake(branch, siblings)),
    merge: firstRefusal(mayChange(branch), hasOther(branch, siblings)),
    add_negotiator: mayChange(branch),
  })

const hasOther = (branch: Branch, siblings: readonly Branch[]): Verdict =>
  refuseIf(
    !siblings.some((it) => it.id !== branch.id && it.merged_into === null),
    'branch.only',
    'There is no other branch to merge.',
  )

type NegotiatorSurroundings = {
  readonly agency: Agency
  readonly branch: Branch
  readonly siblings: readonly Branch[]
  readonly colleagues: readonly Negotiator[]
}

export const negotiatorActs = (
  negotiator: Negotiator,
  { agency, branch, siblings, colleagues }: NegotiatorSurroundings,
  person: ActingPerson,
): Acts<NegotiatorAct> =>
  unlessRefused(firstRefusal(mayUpdate(person), mayChange(agency), mayChange(branch)), {
    change: mayChange(negotiator),
    archive: mayChange(negotiator),
    restore: mayRestore(negotiator, hasNamesake(negotiator, colleagues)),
    move: firstRefusal(mayChange(negotiator), hasLiveOther(branch, siblings)),
    invite: firstRefusal(mayInvite(negotiator), mayChangeWith(person, ['users.create'])),
  })

const hasLiveOther = (branch: Branch, siblings: readonly Branch[]): Verdict =>
  refuseIf(
    !siblings.some((it) => it.id !== branch.id && isLive(it)),
    'branch.only',
    'There is no other branch to move to.',
  )
