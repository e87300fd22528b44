import * as z from 'zod/mini'
import type { GivenSubscription, NewSubscription } from '#tenant/mailbox/source'
import { GraphFault } from './fault.ts'
import type { GraphSession } from './session.ts'

const Given = z.object({ id: z.string(), expirationDateTime: z.string() })

const givenIn = async (answer: Response): Promise<GivenSubscription> => {
  const { data } = Given.safeParse(await answer.json().catch(() => null))
  const at = new Date(data?.expirationDateTime ?? '')
  if (data === undefined || Number.isNaN(at.getTime()))
    throw new GraphFault({ kind: 'silent', text: 'Microsoft answered what we cannot read.' })
  return { id: data.id, expires_at: at.toISOString() }
}

/** Asks to be notified of new mail; Graph may give less time than asked for. Throws GraphFault. */
export const subscribe = async (
  { request }: GraphSession,
  base: string,
  { address, state, until }: NewSubscription,
): Promise<GivenSubscription> =>
  givenIn(
    await request('/subscriptions', {
      method: 'POST',
      body: {
        changeType: 'created',
        notificationUrl: address,
        lifecycleNotificationUrl: address,
        resource: `${base}/messages`,
        expirationDateTime: until,
        clientState: state,
      },
    }),
  )

/** Extends a subscription, which also confirms one that Graph asks to confirm. Throws GraphFault. */
export const renewSubscription = async (
  { request }: GraphSession,
  id: string,
  until: string,
): Promise<GivenSubscription> =>
  givenIn(
    await request(`/subscriptions/${encodeURIComponent(id)}`, {
      method: 'PATCH',
      body: { expirationDateTime: until },
    }),
  )

export const removeSubscription = async ({ request }: GraphSession, id: string): Promise<null> => {
  await request(`/subscriptions/${encodeURIComponent(id)}`, { method: 'DELETE' })
  return null
}
