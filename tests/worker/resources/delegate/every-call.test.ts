import { expect, test } from 'vitest'
import { checkoutSteps } from '#worker/directory/checkout-endpoints'
import { packSteps } from '#worker/directory/pack-endpoints'
import { uploadSteps } from '#worker/directory/upload-endpoints'
import { callOf } from '../../support/calling.ts'
import { withJane } from '../../support/delegates.ts'
import { endpoints } from '../../support/endpoints.ts'
import { stateOf } from '../../support/state.ts'

/** All that somebody who helps may call, written a second time: what the client must have let them do for it. */
const allowed: Readonly<Record<string, string>> = {
  'GET /api/client/cases': 'progress',
  'GET /api/client/cases/:id': 'progress',
  'GET /api/client/history': 'progress',
  'GET /api/pictures/:id': 'progress',
  'GET /api/client/messages': 'messages',
  'POST /api/client/cases/:id/messages': 'messages',
  'POST /api/client/cases/:id/message-openings': 'messages',
  'GET /api/shared-notes': 'messages',
  'GET /api/client-questions': 'messages',
  'PUT /api/client-questions/:question/answer': 'messages',
  'POST /api/client/cases/:id/message-files': 'documents',
  'GET /api/client-documents': 'documents',
  'POST /api/conveyances/:id/uploads': 'documents',
  'GET /internal/uploads/:id': 'documents',
  'POST /internal/uploads/:id/parts': 'documents',
  'POST /internal/uploads/:id/completion': 'documents',
  'POST /internal/uploads/:id/refusal': 'documents',
  'GET /auth/user': 'own',
  'GET /api/events': 'own',
  'GET /api/client/helping': 'own',
  'POST /api/client/helping/:delegate/session': 'own',
  'POST /api/client/helping/:delegate/ending': 'own',
}

const steps = Object.values({ ...uploadSteps, packFind: packSteps.find, packFile: packSteps.file })
const calls = [...endpoints.map(([, it]) => it), ...steps, ...Object.values(checkoutSteps)].filter(
  // To leave acts as oneself, and is tried by itself.
  ({ who, path }) => who.includes('client') && path !== '/api/client/helping/leaving',
)

test.each([
  { access: ['progress'] },
  { access: ['progress', 'messages'] },
  { access: ['progress', 'documents'] },
])('with $access a helper may call what the table says, and nothing else', async ({ access }) => {
  const { firm, helper } = await withJane({ access })
  const wrong: string[] = []
  const before = await stateOf(firm)
  for (const endpoint of calls) {
    const key = `${endpoint.method} ${endpoint.path}`
    const needed = allowed[key]
    const isAllowed = needed === 'own' || (needed !== undefined && access.includes(needed))
    if (isAllowed) continue
    const { status, text } = await callOf(helper, endpoint)
    if (status !== 403) wrong.push(`${key}: ${status} ${text}`)
  }
  expect(wrong).toEqual([])
  expect(await stateOf(firm)).toBe(before)
  for (const endpoint of calls) {
    const key = `${endpoint.method} ${endpoint.path}`
    const needed = allowed[key] ?? ''
    if (needed !== 'own' && !access.includes(needed)) continue
    const { status, text } = await callOf(helper, endpoint)
    if (status === 403 || status === 401 || status >= 500) wrong.push(`${key}: ${status} ${text}`)
  }
  expect(wrong).toEqual([])
})

test('the table names calls that there are', () => {
  const known = new Set(calls.map(({ method, path }) => `${method} ${path}`))
  expect(Object.keys(allowed).filter((key) => !known.has(key))).toEqual([])
})

test('after the end a helper may call only what is about themselves, and is told why', async () => {
  const { helper, end } = await withJane({ access: ['progress', 'messages', 'documents'] })
  expect((await end()).status).toBe(200)
  const wrong: string[] = []
  for (const endpoint of calls) {
    const key = `${endpoint.method} ${endpoint.path}`
    if (allowed[key] === 'own') continue
    const { status, body } = await callOf(helper, endpoint)
    const said: string = body?.error?.message ?? ''
    if (
      status !== 403 ||
      !said.startsWith('You no longer help Owen Tarrant: Owen Tarrant ended it')
    )
      wrong.push(`${key}: ${status} ${said}`)
  }
  expect(wrong).toEqual([])
})
