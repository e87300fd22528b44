import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import { answerWith, openPage, reply } from '../../support/page.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// The API client is loaded when it is first needed, which takes real time.
const PATIENCE = 10_000

const detail = (change: Partial<WorkflowDetail> = {}): WorkflowDetail => ({
  id: 'w-1',
  version: 1,
  workflow: defaultWorkflows.sale,
  status: 'draft',
  is_default: false,
  live_cases: 0,
  made_by: 'Anna Reid',
  made_at: null,
  note: null,
  published_at: null,
  ...change,
})

const editing = async (theirs: WorkflowDetail) => {
  openPage()
  const changed = { by: 'Anna Reid', at: '2026-11-23T10:00:00.000Z' }
  const asked = answerWith(
    reply(409, { error: { code: 'stale', message: 'Changed', current: theirs, changed } }),
  )
  const draft = await import('#stores/conveyance/workflow/draft')
  const { $overtaken } = await import('#stores/conveyance/workflow/overtaken')
  draft.openDraft(detail())
  draft.editDraft({ act: 'rename', name: 'Mine' })
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENCE)
  return { ...draft, $overtaken }
}

test('a draft that somebody else saved is shown beside one’s own', async () => {
  const { $draft, $overtaken } = await editing(detail({ version: 2 }))
  await vi.waitFor(() => expect($draft.get()?.state).toBe('conflict'), PATIENCE)
  expect($overtaken.get()).toBeNull()
})

test('of a draft that somebody else published, one’s own version is kept aside', async () => {
  const { $draft, $overtaken } = await editing(detail({ version: 2, status: 'published' }))
  await vi.waitFor(() => expect($overtaken.get()?.workflow.name).toBe('Mine'), PATIENCE)
  expect($overtaken.get()?.changed?.by).toBe('Anna Reid')
  expect($draft.get()).toMatchObject({ state: 'saved', conflict: null })
})
