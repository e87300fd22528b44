import type { CaseFile } from '#domain/conveyance/api'
import { SignatureCheck } from '#domain/conveyance/evidence/paper-signature'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { isLive, type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { londonDate } from '#domain/dates'

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked into, whatever it is
type Reply = { readonly status: number; readonly text: string; readonly body: any }
type Poster = { readonly post: (path: string, body?: unknown) => Promise<Reply> }
type Reader = Poster & { readonly get: (path: string) => Promise<Reply> }

/** Does one task as its form or its tick would; `second` approves where two people are needed. */
export const doTask = async (by: Poster, second: Poster, file: CaseFile, task: Task) => {
  const { conveyance } = file
  const path = `/api/conveyances/${conveyance.id}/tasks/${task.key}`
  const requirement = requirementOf(task.evidence, conveyance)
  const { version } = conveyance
  // Recorded before, where the approval came too late for its version.
  if (task.evidence && conveyance.pending_evidence[task.evidence])
    return second.post(`${path}/approval`, { version })
  if (!requirement) return by.post(`${path}/completion`, { version })
  const recorded = await by.post(`${path}/evidence`, {
    version,
    who: 'Owen Tarrant',
    seen: 'The papers on the file',
    on: londonDate(new Date().toISOString()),
    how: requirement.ways[0],
    amount: 1_000_00,
    expires_on: null,
    gift: 'A parent',
    checks: SignatureCheck.options,
    original: 'Deeds room',
  })
  if (!requirement.isApproved || recorded.status !== 200) return recorded
  return second.post(`${path}/approval`, { version: recorded.body.data.conveyance.version })
}

/** Records what every open task needs that cannot be ticked; returns how many there were. */
export const recordSeen = async (by: Reader, second: Poster, id: string): Promise<number> => {
  const file: CaseFile = (await by.get(`/api/conveyances/${id}`)).body.data
  const task = tasksOf(file.plan).find(
    (it) => isLive(it) && requirementOf(it.evidence, file.conveyance),
  )
  if (!task) return 0
  const { status, text } = await doTask(by, second, file, task)
  // Somebody else may have changed the case meanwhile: then it is read again.
  if (status !== 200 && status !== 409) throw new Error(`${status} ${text}`)
  return 1 + (await recordSeen(by, second, id))
}
