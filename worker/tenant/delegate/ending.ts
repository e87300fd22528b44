import { assertAllowed } from '#domain/act'
import { morningAfter } from '#domain/conveyance/clock/civil-hour'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { delegateActs } from '#domain/delegate/acts'
import { endedDelegate } from '#domain/delegate/changing'
import type { Delegate, Ending } from '#domain/delegate/delegate'
import { notFound } from '#domain/refusal'
import { ofCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import { unsaidKey, unsaidRows } from '#tenant/events/unsaid'
import type { RequestContext } from '#tenant/runtime/context'
import { changed, hostsOf } from './announcing.ts'
import { type DelegateAddress, delegateToChange } from './power.ts'
import { delegatesOf } from './stored.ts'
import { concernedBy, endedText, tellingBoth } from './telling.ts'

const howTexts: Readonly<Record<Ending, string>> = {
  client: 'the client ended it',
  firm: 'we ended it',
  self: 'they ended it',
  day: 'its last day has passed',
}

/** Ends it from the next call on, and tells both. */
export const endDelegate = (
  context: RequestContext,
  conveyance: Conveyance,
  delegate: Delegate,
  how: Ending,
): Delegate => {
  assertAllowed(delegateActs(delegate, context.person, context.today).end)
  const ended = delegatesOf(context.store).replace(endedDelegate(delegate, how, context))
  const detail = { name: ended.name, client: ended.client.name, how: howTexts[how] }
  context.recordEvents([{ name: 'delegate.ended', ...ofCase(conveyance), changed, detail }], {
    ...concernedBy(conveyance, ended),
    correspondence: () => tellingBoth(conveyance, ended, endedText(ended, hostsOf(context))),
  })
  return ended
}

/** Staff end it. */
export const endAsFirm = (
  context: RequestContext,
  address: DelegateAddress,
  { version }: { readonly version: number },
): Delegate => {
  const { conveyance, before } = delegateToChange(context, address, version)
  return endDelegate(context, conveyance, before, 'firm')
}

/** The client ends it; throws 404 for whoever helps another client. */
export const endAsClient = (
  context: RequestContext,
  { id, delegate }: DelegateAddress,
  { version }: { readonly version: number },
): Delegate => {
  const conveyance = context.conveyances.get(id)
  const before = delegatesOf(context.store).get(id, delegate)
  if (before.client.id !== context.person.contact_id) throw notFound()
  requireFresh(version, before)
  return endDelegate(context, conveyance, before, 'client')
}

const emit = (
  context: RequestContext,
  { id, conveyance_id }: Record<'id' | 'conveyance_id', string>,
) => {
  const delegate = delegatesOf(context.store).get(conveyance_id, id)
  endDelegate(context, context.conveyances.get(conveyance_id), delegate, 'day')
}

/** Whoever’s last day has passed: they are out of reach since midnight, and both are told in the morning. */
export const delegatesPastTheirDay = (context: RequestContext) =>
  unsaidRows(context, {
    ...{ table: 'delegates', status: 'open', event: 'delegate.ended' },
    before: context.today,
  })
    .filter(({ due_on }) => morningAfter(due_on, 1) <= context.now)
    .map((row) => ({
      key: unsaidKey(row),
      record: { table: 'delegates', id: row.id },
      emit: () => emit(context, row),
    }))
