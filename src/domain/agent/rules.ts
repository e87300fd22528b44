import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import {
  type Agency,
  type Branch,
  type IntroducerRecord,
  isLive,
  type Negotiator,
} from './agency.ts'
import { liveNamesake } from './names.ts'
import { type AgencyWork, openWorkText } from './work.ts'

/** Whether it is in use, so that it can be changed; 409 once it is archived. */
export const mayChange = (it: IntroducerRecord): Verdict =>
  refuseIf(!isLive(it), 'introducer.archived', `${it.name} is archived. Restore it first.`)

/**
 * Whether an agency may be archived. Its open quotes, cases and leads stay with it, so somebody has to say that they
 * have read how many there are.
 */
export const mayArchiveAgency = (agency: Agency, work: AgencyWork, despiteOpen: boolean): Verdict =>
  firstRefusal(
    mayChange(agency),
    refuseIf(
      !despiteOpen && openWorkText(work) !== '',
      'agency.open_work',
      `${agency.name} has ${openWorkText(work)}. They keep their agency: confirm that you want to archive it.`,
    ),
  )

/** Whether a live record among others has its name. */
export const hasNamesake = (
  { id, name }: IntroducerRecord,
  among: readonly IntroducerRecord[],
): boolean => liveNamesake(name, among, id) !== null

/** Whether an archived record may be used again; 409 for a merged one and for a name that is in use. */
export const mayRestore = (it: IntroducerRecord, isNameTaken: boolean): Verdict =>
  firstRefusal(
    refuseIf(isLive(it), 'introducer.live', `${it.name} is not archived.`),
    refuseIf(
      it.merged_into !== null,
      'introducer.merged',
      `${it.name} was merged into another record and can’t be restored.`,
    ),
    refuseIf(
      isNameTaken,
      'introducer.name_taken',
      `Another one is now called ${it.name}. Change that name first.`,
    ),
  )

/** A published scale that covers today or a later day. */
type OwnPrices = { readonly current: boolean }

/**
 * Whether one agency may be merged into another; 409 for itself, for an archived target, and while both have prices of
 * their own, of which only one could stand.
 */
export const mayMergeAgencies = (
  target: Agency,
  other: Agency,
  prices: { readonly target: OwnPrices; readonly other: OwnPrices },
): Verdict =>
  firstRefusal(
    mayMerge(target, other),
    refuseIf(
      prices.target.current && prices.other.current,
      'agency.both_priced',
      `${target.name} and ${other.name} both have prices of their own. End those of one agency, and merge them the day after.`,
    ),
  )

const mayMerge = (target: IntroducerRecord, other: IntroducerRecord): Verdict =>
  firstRefusal(
    refuseIf(
      target.id === other.id,
      'introducer.same',
      'These are the same record. Choose another to merge.',
    ),
    mayChange(target),
    refuseIf(
      other.merged_into !== null,
      'introducer.merged',
      `${other.name} has already been merged.`,
    ),
  )

/** Whether one branch may be merged into another; 409 for itself and for a branch of another agency. */
export const mayMergeBranches = (target: Branch, other: Branch): Verdict =>
  firstRefusal(
    mayMerge(target, other),
    refuseIf(
      target.agency_id !== other.agency_id,
      'branch.other_agency',
      'These branches belong to different agencies. Merge the agencies instead.',
    ),
  )

/** Whether a negotiator may move to a branch: another live one of the same agency, without a namesake. */
export const mayMove = (
  negotiator: Negotiator,
  from: Branch,
  to: Branch,
  colleagues: readonly Negotiator[],
): Verdict =>
  firstRefusal(
    mayChange(negotiator),
    mayChange(to),
    refuseIf(to.id === from.id, 'negotiator.there', `${negotiator.name} is already at ${to.name}.`),
    refuseIf(
      to.agency_id !== from.agency_id,
      'branch.other_agency',
      'Choose a branch of the same agency. Add people who change agency there, and archive them here.',
    ),
    refuseIf(
      liveNamesake(negotiator.name, colleagues) !== null,
      'introducer.name_taken',
      `${to.name} already has a negotiator called ${negotiator.name}.`,
    ),
  )

/** Whether a negotiator may be invited to the agents' portal; 409 without an email address. */
export const mayInvite = (negotiator: Negotiator): Verdict =>
  firstRefusal(
    mayChange(negotiator),
    refuseIf(
      negotiator.portal_user_id !== null,
      'negotiator.invited',
      `${negotiator.name} already has a sign-in.`,
    ),
    refuseIf(
      negotiator.email === null,
      'negotiator.no_email',
      `Add an email address for ${negotiator.name} first.`,
    ),
  )
