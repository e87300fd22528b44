import type { Context, Hono } from 'hono'
import type { Verdict } from '#domain/act'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#domain/endpoint'
import { Refusal } from '#domain/refusal'
import { mayChangeWith, mayUse } from '#domain/user/acting-person'
import type { Actor } from './actor.ts'
import { fingerprintOf } from './tenant/core/idempotency.ts'
import type { Parts } from './tenant/core/parts.ts'
import { answered, filed, NEWEST_EVENT } from './tenant/request/answers.ts'
import { bodyOf, bodyTextOf } from './tenant/request/body.ts'
import { parseWith } from './tenant/request/parse.ts'
import { queryOf } from './tenant/request/query.ts'
import { type Desk, deskOf, type Situation } from './tenant/runtime/context.ts'
import { type Person, visitor } from './tenant/user/people.ts'

/** What one request is served with. */
export type Serving = {
  readonly actor: Actor
  readonly parts: Parts
  /** Who asks, as the database knows them at this very moment; null for nobody. */
  readonly person: () => Person | null
  readonly situation: (person: Person) => Situation
  /** Called when something was written. */
  readonly committed: () => void
}

export type Api = Hono<{ Bindings: Serving }>

/** What an answer is made from: the request, read and allowed, and the firm as this person reaches it. */
export type Asked<E extends Endpoint> = Desk & {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly user: Person
  readonly actor: Actor
}

type Read = { readonly text: string; readonly url: URL }

/**
 * Answers an endpoint: who may, then what was asked, then the rule, in one transaction with its events
 * and its idempotency key. Nothing is awaited once the body is here, so no other write comes between.
 */
export const serve = <E extends Endpoint>(
  api: Api,
  endpoint: E,
  answer: (asked: Asked<E>) => ReplyOf<E>,
) => {
  api.on(endpoint.method, endpoint.path, async (c) => {
    const text = endpoint.method === 'GET' ? '' : await bodyTextOf(c.req.raw)
    const read = { text, url: new URL(c.req.url) }
    const person = allowed(endpoint, c.env)
    if (endpoint.method === 'GET') {
      const body = answerWith(endpoint, c, read, person, answer)
      return endpoint.file
        ? filed(body, endpoint.file, c.env.situation(person).now)
        : answered(body, person.type === 'staff' ? newestEvent(c.env.parts) : {})
    }
    return once(endpoint, c, read, person, answer)
  })
}

// How new the answer is: whoever shows it asks for what happened after that.
const newestEvent = ({ audit }: Parts) => ({ [NEWEST_EVENT]: String(audit.head().seq) })

/** The person, when they may call it: 401 for nobody, 403 for somebody else. */
const allowed = (endpoint: Endpoint, { actor, parts, person, situation }: Serving): Person => {
  if (endpoint.who === 'public') return visitor
  const who = person()
  if (who === null) throw new Refusal(401, 'signed_out', 'Sign in to go on.')
  const refusal = refusalOf(endpoint, who)
  if (refusal === true) return who
  const event = {
    subject: 'session',
    id: actor.session?.id ?? '',
    version: 0,
    changed: [],
  } as const
  const detail = { call: `${endpoint.method} ${endpoint.path}`, reason: refusal.message }
  deskOf(parts, situation(who)).happened([{ ...event, name: 'access.refused', detail }])
  throw refusal
}

const refusalOf = ({ who, method, can }: Endpoint, person: Person): Verdict => {
  if (who !== 'public' && !who.includes(person.type))
    return new Refusal(403, 'forbidden', 'This is not for your kind of account.')
  return method === 'GET' ? mayUse(person, can) : mayChangeWith(person, can)
}

type Call = Context<{ Bindings: Serving }>

const answerWith = <E extends Endpoint>(
  endpoint: E,
  c: Call,
  { text, url }: Read,
  person: Person,
  answer: (asked: Asked<E>) => ReplyOf<E>,
): string => {
  const { parts, situation, actor } = c.env
  const query = parseWith(endpoint.query, queryOf(url.search)) as QueryOf<E>
  const body = parseWith(endpoint.body, bodyOf(c.req.raw, text)) as BodyOf<E>
  const params = c.req.param() as ParamsOf<E>
  const asked = { ...deskOf(parts, situation(person)), params, query, body, user: person, actor }
  const data = answer(asked)
  return endpoint.file ? String(data) : JSON.stringify({ data })
}

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Does a write once: a key that was answered before gets that answer again. */
const once = <E extends Endpoint>(
  endpoint: E,
  c: Call,
  read: Read,
  person: Person,
  answer: (asked: Asked<E>) => ReplyOf<E>,
): Response => {
  const { parts, situation, committed } = c.env
  const key = c.req.header('Idempotency-Key') ?? ''
  if (!KEY.test(key))
    throw new Refusal(
      400,
      'idempotency_key_required',
      'Send an Idempotency-Key: a UUID of its own.',
    )
  const fingerprint = fingerprintOf(endpoint.method, read.url.pathname + read.url.search, read.text)
  return parts.store.transaction(() => {
    const before = parts.idempotency.find(person.id, key, fingerprint)
    if (before !== null) return answered(before.body, { 'Idempotent-Replay': 'true' })
    const body = answerWith(endpoint, c, read, person, answer)
    parts.idempotency.keep(
      person.id,
      key,
      fingerprint,
      { status: 200, body },
      situation(person).now,
    )
    committed()
    return answered(body)
  })
}
