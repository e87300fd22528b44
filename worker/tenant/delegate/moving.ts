import { nameOf } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import type { RequestContext } from '#tenant/runtime/context'
import { delegatesOf } from './stored.ts'

/** Moves who helps a contact that was merged into another. */
export const moveDelegates = (
  { store }: Pick<RequestContext, 'store'>,
  from: string,
  to: Contact,
) => {
  const delegates = delegatesOf(store)
  for (const it of delegates.ofContact(from))
    delegates.replace({
      ...it,
      client: { id: to.id, name: nameOf(to) },
      version: it.version + 1,
    })
}
