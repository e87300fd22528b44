import { atom, onMount } from 'nanostores'
import { type CaseDetail, type CaseFile, conveyanceApi } from '#domain/conveyance/api'
import { mapTasks, taskOf } from '#domain/conveyance/plan/plan'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { recordEventsOf } from '#stores/record/record-events'
import {
  type ChangeBody,
  currentIn,
  retryOnConflict,
  type SavingEndpoint,
  saverOf,
} from '#stores/record/saving'
import { $conveyanceId } from './case-in-view.ts'

const events = recordEventsOf('conveyance', $conveyanceId)

export const $conveyance = createFetcherStore<CaseDetail>(['conveyance/', $conveyanceId], {
  fetcher: async (_, id) => {
    const fetched = await call(conveyanceApi.show, { params: { id: String(id) } })
    events.found(String(id))
    return newest(fetched)
  },
})

onMount($conveyance, () => events.follow(() => $conveyance.revalidate()))

// A response that was under way during a write is older than the answer of the write.
const newest = (fetched: CaseDetail): CaseDetail => {
  const shown = $conveyance.get().data
  const isOlder =
    shown?.conveyance.id === fetched.conveyance.id &&
    shown.conveyance.version > fetched.conveyance.version
  return withCompleting(isOlder ? shown : fetched)
}

// Task keys whose completion the server has not answered yet.
const completingTasks = new Set<string>()

const withCompleting = <File extends CaseFile>(file: File): File => ({
  ...file,
  plan: mapTasks(file.plan, (task) =>
    completingTasks.has(task.key) ? { ...task, status: 'done' as const } : task,
  ),
})

const show = (file: CaseFile) => {
  const history = $conveyance.get().data?.history ?? []
  $conveyance.mutate(withCompleting({ ...file, history }))
  if (completingTasks.size === 0) $conveyance.revalidate()
}

const currentKey = () => {
  const shown = $conveyance.get().data
  if (!shown) throw new Error('There is no case on this page.')
  return { id: shown.conveyance.id, version: shown.conveyance.version }
}

type Write = {
  [Name in keyof typeof conveyanceApi]: (typeof conveyanceApi)[Name] extends SavingEndpoint<CaseFile> & {
    method: 'POST' | 'PUT' | 'PATCH'
  }
    ? Name
    : never
}[keyof typeof conveyanceApi]
type Change<Name extends Write> = ChangeBody<(typeof conveyanceApi)[Name]>

const { save, change } = saverOf<CaseFile>({ show, showCurrent: show })

// One at a time: each write needs the version that the previous one made.
let queue: Promise<unknown> = Promise.resolve()
const serially = <T>(act: () => Promise<T>) => {
  const turn = queue.then(act)
  queue = turn.catch(() => null)
  return turn
}

/** Sends one change of the case on the page, after those before it. */
export const write = <Name extends Write>(
  name: Name,
  body: Change<Name>,
  more: { task?: string; key?: string; version?: number | undefined } = {},
) =>
  serially(async () => {
    const { id, version: shown } = currentKey()
    const { task, key, version = shown } = more
    return change(conveyanceApi[name], body, {
      params: task ? { id, task } : { id },
      version,
      key,
    })
  })

const isClosed = (file: CaseFile | undefined, task: string) => {
  const status = file && taskOf(file.plan, task)?.status
  return status !== 'open' && status !== 'waiting'
}

// A change elsewhere in the case is no conflict for a task: it is sent again.
const onTask = <Name extends Write>(name: Name, body: Change<Name>, task: string) => {
  const queue = isClosed($conveyance.get().data, task)
  return retryOnConflict(
    () => write(name, body, { task }),
    (current: CaseFile) => isClosed(current, task) === queue,
  )
}

/** Completes a task; the page shows it before the server has answered. */
export const completeTask = async (task: string, note?: string) => {
  const shown = $conveyance.get().data
  const completing = onTask('complete_task', note ? { note } : {}, task)
  completingTasks.add(task)
  if (shown) $conveyance.mutate(withCompleting(shown))
  try {
    return await completing
  } catch (error) {
    const current = currentIn<CaseFile>(error)
    // Somebody else completed it first.
    if (current === null || !isClosed(current, task)) throw error
    return current
  } finally {
    completingTasks.delete(task)
    if (completingTasks.size === 0) $conveyance.revalidate()
  }
}

export const $caseForm = atom<CaseFormName | null>(null)
/** The form that is open over one task. */
export const $taskForm = atom<{ name: TaskFormName; task: string } | null>(null)

export type TaskFormName =
  | 'skip'
  | 'snooze'
  | 'assign'
  | 'chase'
  | 'note'
  | 'remark'
  | 'evidence'
  | 'approval'

/** The parts in which the details of a case are changed. */
export type DetailsPart = 'property' | 'clients' | 'parties' | 'team'

export type CaseFormName =
  | DetailsPart
  | 'chase'
  | 'holder'
  | 'dates'
  | 'details'
  | 'fact'
  | 'exchange'
  | 'completion'
  | 'closure'
  | 'hold'
  | 'resume'
  | 'abort'
  | 'reinstate'
  | 'variation'
  | 'correction'
  | 'reopen'

export const requestTask = (task: string) => onTask('request_task', {}, task)
export const receiveTask = (task: string) => onTask('receive_task', {}, task)
export const reopenTask = (task: string) => onTask('reopen_task', {}, task)
export const skipTask = (task: string, reason: string) => onTask('skip_task', { reason }, task)
export const assignTask = (task: string, body: Change<'assign_task'>) =>
  onTask('assign_task', body, task)
export const snoozeTask = (task: string, body: Change<'snooze_task'>) =>
  onTask('snooze_task', body, task)

// A form is saved on top of the version that it was filled in on.
const formOf =
  <Name extends Write>(name: Name) =>
  (body: Change<Name>, key: string, version?: number) =>
    write(name, body, { key, version })

export const chase = formOf('chase')
export const setHolder = formOf('set_holder')
export const setKeyDates = formOf('key_dates')
export const setDetails = formOf('details')
export const exchange = formOf('exchange')
export const complete = formOf('completion')
export const hold = formOf('hold')
export const varyDate = formOf('variation')
export const correctDate = formOf('correction')
export const resume = formOf('resume')
export const abort = formOf('abortion')
export const reinstate = formOf('reinstatement')
export const close = formOf('closure')
export const recordFact = formOf('facts')

export const clearHolder = async () => {
  const { id, version } = currentKey()
  return save(call(conveyanceApi.clear_holder, { params: { id }, query: { version } }))
}
