import type { Context, Hono } from 'hono'
import type { Verdict } from '#domain/act'
import { mayCallAsDelegate } from '#domain/delegate/acts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#domain/endpoint'
import { parseWith } from '#domain/parse'
import { Refusal } from '#domain/refusal'
import { mayChangeWith, mayUse } from '#domain/user/acting-person'
import { stepUpNeeded } from '#domain/user/security/step-up'
import { NEWEST_EVENT_HEADER } from '../src/domain/response-headers.ts'
import type { Actor } from './actor.ts'
import { fingerprintOf } from './tenant/core/idempotency.ts'
import type { Parts } from './tenant/core/parts.ts'
import { fileResponse, okResponse } from './tenant/request/answers.ts'
import { bodyOf, bodyTextOf } from './tenant/request/body.ts'
import { queryOf } from './tenant/request/query.ts'
import { recordRefusal } from './tenant/request/refusals.ts'
import { type ContextInput, contextOf, type RequestContext } from './tenant/runtime/context.ts'
import { type Person, visitor } from './tenant/user/people.ts'

export type ApiBindings = {
  readonly actor: Actor
  readonly parts: Parts
  readonly person: () => Person | null
  readonly contextInput: (person: Person) => ContextInput
  /** Called after a write was committed. */
  readonly onCommit: () => void
}

export type Api = Hono<{ Bindings: ApiBindings }>

export type EndpointRequest<E extends Endpoint> = RequestContext &
  ParsedRequest<E> & { readonly user: Person; readonly actor: Actor }

type ParsedRequest<E extends Endpoint> = {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
}

type RawRequest = { readonly text: string; readonly url: URL }

/**
 * Registers an endpoint; a write runs in one transaction with its events and idempotency key. Nothing is awaited
 * after the body, so no other write can interleave.
 */
export const serve = <E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (request: EndpointRequest<E>) => ReplyOf<E>,
) => {
  api.on(endpoint.method, endpoint.path, async (c) => {
    const text = endpoint.method === 'GET' ? '' : await bodyTextOf(c.req.raw)
    const rawRequest = { text, url: new URL(c.req.url) }
    const person = authorise(endpoint, c.env)
    if (endpoint.method === 'GET') {
      const body = answerWith(endpoint, c, rawRequest, person, handler)
      return endpoint.file
        ? fileResponse(body, endpoint.file, c.env.contextInput(person).now)
        : okResponse(body, person.type === 'staff' ? newestEvent(c.env.parts) : {})
    }
    return runOnce(endpoint, c, rawRequest, person, handler)
  })
}

const newestEvent = ({ audit }: Parts) => ({ [NEWEST_EVENT_HEADER]: String(audit.head().seq) })

/** Returns the caller; throws 401 when signed out, 429 for too many calls, 403, which is recorded, without permission, and 403 for a sensitive call in a session that is not confirmed. */
const authorise = (
  endpoint: Endpoint,
  { actor, parts, person, contextInput }: ApiBindings,
): Person => {
  if (endpoint.who === 'public') return visitor
  const caller = person()
  if (caller === null) throw new Refusal(401, 'signed_out', 'Sign in to continue.')
  parts.limits.requireFewer(caller.id, Date.now())
  const refusal = refusalOf(endpoint, caller)
  if (refusal === true) {
    if (endpoint.isSensitive) requireConfirmed(parts, actor, contextInput(caller).now)
    return caller
  }
  if (actor.isAhead) throw refusal
  parts.limits.refused(caller.id, Date.now())
  recordRefusal(contextOf(parts, contextInput(caller)), actor.session?.id ?? '', {
    call: `${endpoint.method} ${endpoint.path}`,
    reason: refusal.message,
  })
  throw refusal
}

const requireConfirmed = ({ sessions }: Parts, { session }: Actor, now: string) => {
  if (session === null || !sessions.isConfirmed(session.id, now)) throw stepUpNeeded()
}

const refusalOf = (endpoint: Endpoint, person: Person): Verdict => {
  const { who, method, can, isOwn, isHarmless, isDecision } = endpoint
  if (who !== 'public' && !who.includes(person.type))
    return new Refusal(
      403,
      'forbidden',
      'Your type of account cannot do this. Sign in with another account.',
    )
  if (person.helping) {
    const verdict = mayCallAsDelegate(endpoint, person.helping)
    if (verdict !== true) return verdict
  }
  const isReading = method === 'GET' || isOwn || isHarmless || isDecision
  return isReading ? mayUse(person, can) : mayChangeWith(person, can)
}

type ApiContext = Context<{ Bindings: ApiBindings }>

const answerWith = <E extends Endpoint>(
  endpoint: E,
  c: ApiContext,
  { text, url }: RawRequest,
  person: Person,
  handler: (request: EndpointRequest<E>) => ReplyOf<E>,
): string => {
  const { parts, contextInput, actor } = c.env
  const parsed = {
    params: c.req.param(),
    query: parseWith(endpoint.query, queryOf(url.search)),
    body: parseWith(endpoint.body, bodyOf(c.req.raw, text)),
  } as ParsedRequest<E>
  const result = handler({
    ...contextOf(parts, contextInput(person)),
    ...parsed,
    user: person,
    actor,
  })
  return endpoint.file ? String(result) : JSON.stringify({ data: result })
}

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Runs a write once per idempotency key, and replays the stored answer for a repeated key. */
const runOnce = <E extends Endpoint>(
  endpoint: E,
  c: ApiContext,
  rawRequest: RawRequest,
  person: Person,
  handler: (request: EndpointRequest<E>) => ReplyOf<E>,
): Response => {
  const { parts, contextInput, onCommit } = c.env
  const key = c.req.header('Idempotency-Key') ?? ''
  if (!KEY.test(key))
    throw new Refusal(
      400,
      'idempotency_key_required',
      'Send an Idempotency-Key header with a new UUID.',
    )
  const fingerprint = fingerprintOf(
    endpoint.method,
    rawRequest.url.pathname + rawRequest.url.search,
    rawRequest.text,
  )
  return parts.store.transaction(() => {
    const stored = parts.idempotency.find(person.id, key, fingerprint)
    if (stored !== null) return okResponse(stored.body, { 'Idempotent-Replay': 'true' })
    const body = answerWith(endpoint, c, rawRequest, person, handler)
    if (!endpoint.isSecret)
      parts.idempotency.keep(
        person.id,
        key,
        fingerprint,
        { status: 200, body },
        contextInput(person).now,
      )
    onCommit()
    return okResponse(body)
  })
}
