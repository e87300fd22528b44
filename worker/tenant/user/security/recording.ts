import type { SecurityEvents } from '#domain/user/security/events'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'
import type { User } from '#tenant/user/users'
import { momentText } from './moment-text.ts'

/** The events that tell the person when it was, and from where. */
type ToldName = {
  [Name in keyof SecurityEvents]: 'at' | 'where' extends SecurityEvents[Name]['value']
    ? [SecurityEvents[Name]['value']] extends ['at' | 'where']
      ? Name
      : never
    : never
}[keyof SecurityEvents]

type Told = {
  readonly [Name in ToldName]: {
    readonly name: Name
    readonly detail: SecurityEvents[Name]['detail']
  }
}[ToldName]

/** Records a change to how somebody signs in, under their own name, and tells them by message. */
export const recordSecurity = (context: RequestContext, user: User, event: Told) => {
  const { id, version, email } = user
  const person = personOf(context, user)
  const own = context.person.id === 'system' && person !== null ? context.as(person) : context
  own.recordEvents([{ ...event, subject: 'user', id, version, changed: [] }], {
    correspondence: () => ({
      about: null,
      values: { at: momentText(context.now), where: context.ip ?? 'an unknown address' },
      clients: [],
      staff: [{ name: fullName(user), email, phone: null }],
    }),
  })
}
