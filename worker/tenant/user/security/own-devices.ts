import { notFound } from '#domain/refusal'
import type { SecurityView } from '#domain/user/security/api'
import type { DeviceEvents } from '#domain/user/security/device-events'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from '#tenant/user/users'
import { factorPolicyOf } from './factor-demand.ts'
import { toSecurityView } from './view.ts'

const record = (
  context: RequestContext,
  { id, version }: Pick<User, 'id' | 'version'>,
  name: Extract<keyof DeviceEvents, 'device.remembered' | 'device.forgotten'>,
  device: string | null,
) => context.recordEvents([{ name, subject: 'user', id, version, changed: [], detail: { device } }])

/** Whether a user's roles allow that a device is asked for no second factor for a while. */
export const mayRemember = (context: RequestContext, user: User) =>
  factorPolicyOf(context, user)?.may_remember ?? true

/** Remembers the device that a user just signed in with, where their roles allow it. */
export const rememberDevice = (
  context: RequestContext,
  user: User,
  device: { readonly hash: string; readonly name: string | null },
) => {
  if (!mayRemember(context, user)) return
  context.devices.remember(user.id, device.hash, context.now)
  record(context, user, 'device.remembered', device.name)
}

/** Forgets a remembered device of the acting person; throws 404 for another's. */
export const forgetDevice = (
  context: RequestContext,
  id: string,
  sessionId: string | null,
): SecurityView => {
  const { devices, person, users, now } = context
  const device = devices.remembered(person.id, now).find((it) => it.id === id)
  if (device === undefined) throw notFound()
  devices.forget(id)
  record(context, users.get(person.id), 'device.forgotten', device.name)
  return toSecurityView(context, sessionId)
}
