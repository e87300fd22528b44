import * as z from 'zod/mini'
import {
  type BodyInput,
  type Endpoint,
  type ParamsOf,
  pathOf,
  type ReplyOf,
} from '#domain/endpoint'
import { fieldsIn } from '#domain/is-record'
import { Refusal, type RefusalDetail } from '#domain/refusal'
import type { SessionClaim } from '#domain/user/session-content'
import { requestTenant } from '../tenant.ts'
import type { Visit } from '../visit.ts'

/** What the firm's object answers to a step of the edge; throws its refusal. */
export const askTenant = async <E extends Endpoint>(
  visit: Visit,
  session: SessionClaim | null,
  { method, path, reply }: E,
  params: ParamsOf<E>,
  body?: BodyInput<E>,
): Promise<ReplyOf<E>> => {
  const request = new Request(new URL(pathOf(path, params), visit.site.origin), {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await requestTenant(visit, session, request)
  const content = fieldsIn(await answer.json())
  if (!answer.ok) throw refusalIn(answer.status, fieldsIn(content.error))
  return z.parse(reply, content.data) as ReplyOf<E>
}

type Status = Refusal['status']
const statuses: readonly Status[] = [400, 401, 403, 404, 409, 413, 415, 422, 429, 502]

const refusalIn = (
  status: number,
  { code, message, trace: _, ...detail }: Readonly<Record<string, unknown>>,
) => {
  const known = statuses.find((it) => it === status)
  if (known === undefined) return new Error(`the firm's object answered ${status}`)
  return new Refusal(known, String(code), String(message), detail as RefusalDetail)
}
