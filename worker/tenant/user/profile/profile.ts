import { fieldChanges } from '#domain/field-change'
import type { Named } from '#domain/party'
import { pictureAddress } from '#domain/picture/picture'
import { assertValid, invalid, notFound } from '#domain/refusal'
import type { ContactCard, ProfileChoices, ProfileView } from '#domain/user/profile/api'
import { type OwnProfile, type PersonProfile, profileProblems } from '#domain/user/profile/profile'
import { fullName } from '#domain/user/user'
import { firmRecordOf } from '#tenant/firm/record'
import type { RequestContext } from '#tenant/runtime/context'
import { userChanged } from '#tenant/user/account-events'
import { requireUnchanged } from '#tenant/user/accounts'
import { rowsOf } from '#tenant/user/list'
import type { User } from '#tenant/user/users'
import { signatureOf } from './signature.ts'

export const toProfileView = (context: RequestContext, id: string): ProfileView => {
  const user = context.users.get(id)
  const { version, job_title, phone, team, profile } = user
  const [row] = rowsOf(context, [user])
  return {
    id,
    version,
    name: fullName(user),
    job_title,
    phone,
    team,
    profile,
    supervisor: context.users.named(profile.supervisor_id),
    open_cases: row?.open_cases ?? 0,
    signature: signatureOf(context, context.firm, user),
    photo: pictureAddress(user.photo_id),
  }
}

const namedOf = (user: User): Named => ({ id: user.id, name: fullName(user) })
const byName = (a: Named, b: Named) => a.name.localeCompare(b.name)

export const profileChoices = (context: RequestContext): ProfileChoices => ({
  offices: firmRecordOf(context).offices.map(({ name }) => name),
  supervisors: context.users.activeStaff().map(namedOf).toSorted(byName),
})

export const contactCards = ({ users }: RequestContext): ContactCard[] =>
  users
    .activeStaff()
    .map((user) => ({
      ...namedOf(user),
      job_title: user.job_title,
      phone: user.phone,
      phone_extension: user.profile.phone_extension,
      office: user.profile.office,
    }))
    .toSorted(byName)

/** Saves what an administrator enters of somebody; throws 409 when the account changed, 422 for what does not fit. */
export const changeProfile = (
  context: RequestContext,
  id: string,
  { version, ...profile }: PersonProfile & { readonly version: number },
): ProfileView => {
  const user = context.users.get(id)
  requireUnchanged(context, version, user)
  if (user.type !== 'staff') throw notFound()
  assertValid(profileProblems(profile, id))
  requireChoices(context, user.profile, profile)
  requireFreeExtension(context, id, profile.phone_extension, 'phone_extension')
  return save(context, user, { ...user, profile })
}

/** Saves what somebody enters of themselves; throws 409 when their account changed. */
export const changeOwnProfile = (
  context: RequestContext,
  { version, phone, ...own }: OwnProfile & { readonly version: number },
): ProfileView => {
  const user = context.users.get(context.person.id)
  requireUnchanged(context, version, user)
  requireFreeExtension(context, user.id, own.phone_extension, 'phone_extension')
  return save(context, user, { ...user, phone, profile: { ...user.profile, ...own } })
}

/** Throws 422 for an office, a supervisor or an extension that cannot be chosen anew. */
const requireChoices = (context: RequestContext, before: PersonProfile, after: PersonProfile) => {
  const { offices, supervisors } = profileChoices(context)
  const isNewOffice = after.office !== null && after.office !== before.office
  if (isNewOffice && !offices.includes(after.office ?? ''))
    throw invalid({ office: ['Choose an office from the list.'] })
  const isNewSupervisor =
    after.supervisor_id !== null && after.supervisor_id !== before.supervisor_id
  if (isNewSupervisor && !supervisors.some(({ id }) => id === after.supervisor_id))
    throw invalid({ supervisor_id: ['Choose somebody who works here.'] })
}

const requireFreeExtension = (
  { users }: RequestContext,
  userId: string,
  extension: string,
  field: string,
) => {
  const holder = users.byExtension(extension)
  if (holder !== null && holder.id !== userId)
    throw invalid({ [field]: [`${fullName(holder)} has this extension.`] })
}

const save = (context: RequestContext, before: User, after: User): ProfileView => {
  const changes = profileChanges(context, before, after)
  if (changes.length === 0) return toProfileView(context, before.id)
  const next = { ...after, version: before.version + 1, updated_at: context.now }
  context.users.replace(next, before.version)
  const detail = { name: fullName(next), changes }
  userChanged(context, next, ['profile'], detail)
  return toProfileView(context, next.id)
}

const changedFields = [
  'phone',
  'regulator',
  'regulator_number',
  'supervisor',
  'office',
  'phone_extension',
  'mailbox',
  'capacity',
  'signature',
] as const

const profileChanges = ({ users }: RequestContext, before: User, after: User) => {
  const fieldsOf = ({ phone, profile }: User) => ({
    ...profile,
    phone,
    supervisor: users.named(profile.supervisor_id)?.name ?? null,
  })
  return fieldChanges(fieldsOf(before), fieldsOf(after), changedFields)
}
