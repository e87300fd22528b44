import * as z from 'zod/mini'
import type { BodyInput, Endpoint, ReplyOf } from '#domain/endpoint'
import { fieldsIn } from '#domain/is-record'
import type { Env } from '#worker/env'
import { tenantOf } from '../tenant.ts'

export type MailFirm = { readonly env: Env; readonly tenant: string; readonly origin: string }

/** What a firm's object answers to the product itself; throws when it does not store what it was given. */
export const askAsProduct = async <E extends Endpoint>(
  { env, tenant, origin }: MailFirm,
  { method, path, reply }: E,
  body?: BodyInput<E>,
): Promise<ReplyOf<E>> => {
  const request = new Request(new URL(path, origin), {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const actor = { tenant, session: null, acted: false, audience: null, origin, ip: '', trace: '' }
  const answer = await tenantOf(env, tenant).handle(request, actor)
  if (!answer.ok) throw new Error(`The firm's object answered ${answer.status}.`)
  return z.parse(reply, fieldsIn(await answer.json()).data) as ReplyOf<E>
}
