import type { Logo } from '#domain/firm/logo'
import type { ProfileView } from '#domain/user/profile/api'
import { fullName } from '#domain/user/user'
import { replacePicture } from '#tenant/picture/pictures'
import type { RequestContext } from '#tenant/runtime/context'
import { userChanged } from '#tenant/user/account-events'
import { requireUnchanged } from '#tenant/user/accounts'
import type { User } from '#tenant/user/users'
import { toProfileView } from './profile.ts'

/** Replaces the photo of the signed-in person; null takes it away. Throws 409 when their account changed, 422 for a damaged picture. */
export const changeOwnPhoto = (
  context: RequestContext,
  version: number,
  photo: Logo | null,
): ProfileView => change(context, context.person.id, version, photo)

/** Takes away the photo of somebody; throws 409 when their account changed. */
export const removePhoto = (context: RequestContext, id: string, version: number): ProfileView =>
  change(context, id, version, null)

/** A user whose photo goes with them. */
export const withoutPhoto = (context: RequestContext, user: User): User =>
  user.photo_id ? withPhoto(context, user, null) : user

const withPhoto = (context: RequestContext, user: User, photo: Logo | null): User => {
  const of = { subject: 'user', id: user.id } as const
  return { ...user, photo_id: replacePicture(context, user.photo_id ?? null, photo, of) }
}

const change = (context: RequestContext, id: string, version: number, photo: Logo | null) => {
  const before = context.users.get(id)
  requireUnchanged(context, version, before)
  if (!before.photo_id && photo === null) return toProfileView(context, id)
  const after = {
    ...withPhoto(context, before, photo),
    version: before.version + 1,
    updated_at: context.now,
  }
  context.users.replace(after, before.version)
  userChanged(context, after, ['photo'], {
    name: fullName(after),
    changes: [changeOf(before, after)],
  })
  return toProfileView(context, id)
}

const changeOf = (before: User, after: User) => {
  const to = before.photo_id ? 'another picture' : 'a picture'
  return { field: 'photo', from: before.photo_id ? 'a picture' : '', to: after.photo_id ? to : '' }
}
