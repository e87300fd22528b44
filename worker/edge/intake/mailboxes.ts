import * as z from 'zod/mini'
import type { MailNotification } from '#domain/mailbox/notification'
import { notFound, Refusal } from '#domain/refusal'
import { mailboxSteps } from '../../directory/mailbox-endpoints.ts'
import { json } from '../answers.ts'
import { jsonBytes, parsedJson } from '../body.ts'
import { as } from '../cache-rules.ts'
import { askAsProduct } from '../mail/asking.ts'
import type { EdgeContext } from '../visit.ts'

const MOST = 1_000
const LONGEST_TOKEN = 2_000

const Notification = z.object({
  subscriptionId: z.string().check(z.maxLength(100)),
  clientState: z.nullish(z.string().check(z.maxLength(200))),
  lifecycleEvent: z.nullish(z.string().check(z.maxLength(50))),
})

const Notifications = z.object({ value: z.array(Notification).check(z.maxLength(MOST)) })

/**
 * `POST /api/intake/mailboxes`: what Microsoft says of the firm's subscriptions. Repeats the token of a handshake as plain
 * text. Throws 400, and 401 unless one of the notifications is of a subscription of ours.
 */
export const mailboxIntake = async ({ var: { visit } }: EdgeContext) => {
  const { request, site, env, url } = visit
  const { tenant, external } = site.firm
  if (external) throw notFound()
  const token = url.searchParams.get('validationToken')
  if (token !== null) return handshake(token)
  const body = (await jsonBytes(request)) ?? new Uint8Array()
  const { data } = Notifications.safeParse(parsedJson(body))
  if (data === undefined) throw new Refusal(400, 'malformed', 'This is not a notification.')
  const notifications: MailNotification[] = data.value.map((it) => ({
    subscription: it.subscriptionId,
    state: it.clientState ?? '',
    lifecycle: it.lifecycleEvent ?? null,
  }))
  const firm = { env, tenant, origin: site.origin }
  const { accepted } = await askAsProduct(firm, mailboxSteps.notify, { notifications })
  if (accepted === 0)
    throw new Refusal(401, 'unsigned', 'These notifications are of no subscription of ours.')
  return json('api', { data: { accepted } }, 202)
}

const handshake = (token: string) => {
  if (token.length > LONGEST_TOKEN) throw new Refusal(400, 'malformed', 'This token is too long.')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return as('api', new Response(token, { headers }))
}
