import { runInDurableObject } from 'cloudflare:test'
import { env as bindings } from 'cloudflare:workers'
import { v7 as newId } from 'uuid'
import { onTestFinished } from 'vitest'
import { emptyProfile } from '#domain/user/profile/profile'
import type { UserType } from '#domain/user/user'
import type { Audience } from '#routes'
import { type Parts, partsOf } from '#tenant/core/parts'
import { storeOf } from '#tenant/core/store'
import { defaultRoles, roleFrom } from '#tenant/user/role/default'
import type { User } from '#tenant/user/users'
import type { Actor } from '#worker/actor'
import type { Env } from '#worker/env'
import { lateModules } from '#worker/late-modules'
import type { Tenant } from '#worker/tenant/index'

export const env = bindings as unknown as Env

// A quote's paper takes a second to make; a test of the paper itself puts the maker back.
lateModules.figuresPdf = async () => ({ figuresPdf: async () => new TextEncoder().encode('%PDF-') })
lateModules.lettersPdf = async () => ({ lettersPdf: async () => new TextEncoder().encode('%PDF-') })
lateModules.packPdf = async () => ({ packPdf: async () => new TextEncoder().encode('%PDF-') })
lateModules.pdfText = async () => ({ plainTextOf: async () => null })
lateModules.textPdf = async () => ({
  textPdf: async ({ title }) => ({ bytes: new TextEncoder().encode(`%PDF-${title}`), pages: 2 }),
})
lateModules.letter = async () => ({
  letterFile: async ({ title, text }, format) => ({
    bytes: new TextEncoder().encode(`%PDF-${title} ${text}`),
    mime: format === 'pdf' ? 'application/pdf' : 'application/msword',
    pages: format === 'pdf' ? 2 : null,
  }),
})
lateModules.sealing = async () => ({
  sealPdf: async (source) => ({
    bytes: new Uint8Array([...source, 10]),
    pages: 4,
    evidence: '{}',
  }),
})
lateModules.quotePdf = async () => ({ quotePdf: async () => new TextEncoder().encode('%PDF-') })

export type Stub = DurableObjectStub<Tenant>

/** A firm's object of its own for one test, with its default roles and nobody in it. */
export const aFirm = async (tenant: 'harcourt' | 'northgate' = 'harcourt') => {
  const stub = env.TENANT.get(env.TENANT.newUniqueId()) as unknown as Stub
  await stub.session(tenant, { id: 'nobody', tokenHash: '', acted: false })
  const firm = new FirmUnderTest(stub, tenant)
  onTestFinished(() => firm.settled())
  await firm.inside(({ roles }) => {
    for (const role of defaultRoles) roles.insert(roleFrom(role, newId()))
  })
  return firm
}

type Asking = { readonly key?: string | undefined; readonly headers?: Record<string, string> }

export type Answer = {
  readonly status: number
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into, whatever it is
  readonly body: any
  readonly headers: Headers
}

/** Somebody signed in at a firm. */
export type Caller = {
  readonly user: User
  readonly actor: Actor
  readonly get: (path: string) => Promise<Answer>
  readonly send: (method: string, path: string, body?: unknown, asking?: Asking) => Promise<Answer>
  readonly post: (path: string, body?: unknown, asking?: Asking) => Promise<Answer>
}

type NewUser = Partial<User> & { readonly role?: string }

class FirmUnderTest {
  readonly stub: Stub
  readonly tenant: string

  constructor(stub: Stub, tenant: string) {
    this.stub = stub
    this.tenant = tenant
  }

  /** Works on the firm's database itself. */
  inside<T>(work: (parts: Parts, state: DurableObjectState) => T | Promise<T>): Promise<T> {
    return runInDurableObject(this.stub, (_: Tenant, state: DurableObjectState) =>
      work(partsOf(storeOf(state.storage), this.tenant), state),
    )
  }

  /** Waits until everything that was to leave has left: what still runs when a test ends stops the next one. */
  async settled(): Promise<void> {
    const isDone = () =>
      this.inside(async ({ outbox }, state) => {
        const due = outbox.nextDue()
        if (due !== null && due <= new Date().toISOString()) return false
        await state.storage.deleteAlarm()
        return true
      })
    for (let tries = 0; tries < 200 && !(await isDone()); tries++)
      await new Promise((resolve) => setTimeout(resolve, 20))
  }

  user({ role, ...given }: NewUser = {}): Promise<User> {
    const now = new Date().toISOString()
    const type: UserType = given.type ?? 'staff'
    return this.inside(({ users }) =>
      users.insert({
        id: newId(),
        version: 1,
        type,
        first_name: role ?? 'Somebody',
        last_name: 'Person',
        email: `${newId()}@harcourt.test`,
        job_title: role ?? null,
        phone: null,
        status: 'active',
        roles: role === undefined ? [] : [role],
        team: null,
        is_fee_earner: role === 'Conveyancer',
        profile: emptyProfile,
        contact_id: null,
        agency_id: null,
        created_at: now,
        updated_at: now,
        ...given,
      }),
    )
  }

  /** A new user, signed in. */
  async as(role: string, given: NewUser = {}): Promise<Caller> {
    return this.signedIn(await this.user({ role, ...given }))
  }

  async signedIn(user: User, audience: Audience | null = null): Promise<Caller> {
    const tokenHash = newId()
    const opened = await this.stub.signIn(this.tenant, {
      userId: user.id,
      tokenHash,
      audience,
      ip: '127.0.0.1',
    })
    if (opened?.kind !== 'session') throw new Error(`${user.email} may not sign in`)
    const { id } = opened.session
    return this.caller(user, this.actor({ session: { id, tokenHash }, audience }))
  }

  actor(given: Partial<Actor> = {}): Actor {
    return {
      tenant: this.tenant,
      session: null,
      acted: true,
      audience: null,
      origin:
        this.tenant === 'harcourt' ? 'http://localhost:8787' : 'http://northgate.localhost:8787',
      ip: '127.0.0.1',
      trace: 'trace',
      ...given,
    }
  }

  /** Somebody who has not signed in. */
  visitor(): Caller {
    return this.caller({} as User, this.actor())
  }

  /** Takes a step of signing in as a visitor. */
  async step<T>(take: (steps: Awaited<ReturnType<Stub['signInSteps']>>) => Promise<T>): Promise<T> {
    using steps = await this.stub.signInSteps(this.actor())
    return await take(steps)
  }

  caller(user: User, actor: Actor): Caller {
    const send = async (method: string, path: string, body?: unknown, asking: Asking = {}) => {
      const request = new Request(new URL(path, actor.origin), {
        method,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(method === 'GET' ? {} : { 'Idempotency-Key': asking.key ?? crypto.randomUUID() }),
          ...asking.headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const answer = await this.stub.handle(request, actor)
      const text = await answer.text()
      const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
      return {
        status: answer.status,
        text,
        body: isJson ? JSON.parse(text) : null,
        headers: answer.headers,
      }
    }
    return {
      user,
      actor,
      send,
      get: (path) => send('GET', path),
      post: (path, body = {}, asking) => send('POST', path, body, asking),
    }
  }
}

export { FirmUnderTest }
