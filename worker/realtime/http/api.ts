import type { RealtimeApp } from '../app.ts'
import type { RealtimeEnv } from '../env.ts'
import { hubsOf, shardSetOf } from '../hubs.ts'
import type { ApiCall } from './api-call.ts'
import { readBody } from './body.ts'
import { InvalidFields } from './events.ts'
import { postBatch, postEvent } from './publish.ts'
import { HttpProblem, json, plainText } from './replies.ts'
import { countConnections, listChannels, listUsers, showChannel } from './reports.ts'
import { requireSignature } from './signature.ts'

type Route = {
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  readonly answer: (request: ApiCall, name: string) => Promise<object>
}

const routes: readonly Route[] = [
  { method: 'POST', path: /^\/events$/, answer: postEvent },
  { method: 'POST', path: /^\/batch_events$/, answer: postBatch },
  { method: 'GET', path: /^\/channels$/, answer: listChannels },
  { method: 'GET', path: /^\/channels\/([^/]+)$/, answer: showChannel },
  { method: 'GET', path: /^\/channels\/([^/]+)\/users$/, answer: listUsers },
  { method: 'GET', path: /^\/connections$/, answer: countConnections },
  {
    method: 'POST',
    path: /^\/users\/([^/]+)\/terminate_connections$/,
    answer: async ({ hubs }, userId) => {
      await Promise.all(hubs.map((hub) => hub.disconnectUser(userId)))
      return {}
    },
  },
]

/** Serves `/apps/{id}/…`; requests are signed with the application's secret. */
export const answerApi = async (
  env: RealtimeEnv,
  tenant: string,
  app: RealtimeApp,
  request: Request,
): Promise<Response> => {
  try {
    return json(await answer(env, tenant, app, request))
  } catch (problem) {
    if (problem instanceof HttpProblem) return plainText(problem.status, problem.message)
    if (problem instanceof InvalidFields) return json(problem.fields, 422)
    throw problem
  }
}

const answer = async (env: RealtimeEnv, tenant: string, app: RealtimeApp, request: Request) => {
  const url = new URL(request.url)
  const { id, route, name } = routeFor(request.method, url.pathname)
  if (id !== app.id) throw new HttpProblem(404, `No matching application for ID [${id}].`)
  const signed = { method: request.method, url, body: await readBody(request) }
  requireSignature(app, signed, Date.now())
  return route.answer({ ...signed, hubs: hubsOf(env, shardSetOf(tenant, app)) }, name)
}

const routeFor = (method: string, pathname: string) => {
  const [, id = '', rest = ''] = /^\/apps\/([^/]+)(\/.*)$/.exec(pathname) ?? []
  const matching = routes.filter((route) => route.path.test(rest))
  if (matching.length === 0) throw new HttpProblem(404, 'Not found.')
  const route = matching.find((candidate) => candidate.method === method)
  if (route === undefined) throw new HttpProblem(405, 'Method not allowed.')
  return { id, route, name: decodePart(route.path.exec(rest)?.[1] ?? '') }
}

const decodePart = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new HttpProblem(400, 'The path is not valid.')
  }
}
