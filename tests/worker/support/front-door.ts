import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { sealSession } from '#worker/edge/sign-in/session'
import { hashOf, newToken } from '#worker/edge/sign-in/token'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { assets, clients as clientsOrigin } from '../edge/fake-firm.ts'
import { env as bindings, type FirmUnderTest } from './firm.ts'

/** Lets a test ask the front door of a firm. */
export const visitorOf = (firm: FirmUnderTest) => {
  const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
  const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
  const visit = async (address: string, init: RequestInit) => {
    const context = createExecutionContext()
    const answer = await edge.fetch(new Request(address, init), env, context)
    await waitOnExecutionContext(context)
    return answer
  }
  return { env, visit }
}

/** What a browser sends in which a client is signed in. */
export const clientHeaders = async (firm: FirmUnderTest, env: Env, userId: string) => {
  const token = newToken()
  const signedIn = {
    userId,
    tokenHash: hashOf(token),
    audience: 'clients',
    ip: '127.0.0.1',
  } as const
  const opened = await firm.stub.signIn('harcourt', signedIn)
  if (opened?.kind !== 'session') throw new Error('the client may not sign in')
  return {
    Cookie: `auth_token=${token}; session=${await sealSession(env, opened.session)}`,
    Authorization: `Bearer ${token}`,
    'X-Tenant': 'harcourt',
    Origin: clientsOrigin,
    'Content-Type': 'application/json',
  }
}
