import { assertAllowed } from '#domain/act'
import { conveyanceApi } from '#domain/conveyance/api'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { approveEvidence, rejectEvidence } from '#domain/conveyance/evidence/approval'
import { recordEvidence } from '#domain/conveyance/evidence/recording'
import { taskOf } from '#domain/conveyance/plan/plan'
import { mayTakeTask } from '#domain/conveyance/plan/task-acts'
import { assignTask } from '#domain/conveyance/plan/task-assignment'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { createTask } from '#domain/conveyance/plan/task-creation'
import { reopenTask } from '#domain/conveyance/plan/task-reopening'
import { skipTask } from '#domain/conveyance/plan/task-skipping'
import { snoozeTask } from '#domain/conveyance/plan/task-snoozing'
import { receiveTask, requestTask } from '#domain/conveyance/plan/task-waiting'
import type { CaseChange } from '#domain/conveyance/settling'
import { completeTasks, type TasksCompleted } from '#domain/conveyance/task/completing'
import { moveTask } from '#domain/conveyance/task/moving'
import { noteTask } from '#domain/conveyance/task/noting'
import { type Api, serve } from '../serve.ts'
import { caseFileFor } from '../tenant/conveyance/case-file.ts'
import { requireBeyondMoney } from '../tenant/core/money-only.ts'
import { staffNamed } from '../tenant/core/resolving-references.ts'
import type { RequestContext } from '../tenant/runtime/context.ts'

type TaskRequest = RequestContext & {
  readonly params: { readonly id: string; readonly task: string }
  readonly body: { readonly version: number }
}

const change = (request: TaskRequest, act: (it: CaseRecords) => CaseChange) => {
  const { conveyances, params, body, person } = request
  const changed = conveyances.change(params.id, body.version, (caseRecords) => {
    const task = taskOf(caseRecords.plan, params.task)
    if (task !== undefined) assertAllowed(mayTakeTask(person, task))
    return act(caseRecords)
  })
  return caseFileFor(request, changed)
}

export const tasks = (api: Api) => {
  serve(api, conveyanceApi.create_task, (request) => {
    const { conveyances, params, body, by, now, person } = request
    requireBeyondMoney(person)
    const user = body.user ? staffNamed(request, 'user', body.user) : { id: by.id, name: by.name }
    const { version, title, due_on } = body
    return caseFileFor(
      request,
      conveyances.change(params.id, version, (it) => createTask(it, { title, due_on, user }, now)),
    )
  })
  serve(api, conveyanceApi.complete_task, (request) =>
    change(request, (caseRecords) =>
      completeTask(
        caseRecords,
        { ...request.body, task: request.params.task },
        request.by,
        request.now,
      ),
    ),
  )
  serve(api, conveyanceApi.reopen_task, (request) =>
    change(request, (it) =>
      reopenTask(it, { ...request.body, task: request.params.task }, request.now),
    ),
  )
  serve(api, conveyanceApi.request_task, (request) =>
    change(request, (it) => requestTask(it, { task: request.params.task }, request.now)),
  )
  serve(api, conveyanceApi.receive_task, (request) =>
    change(request, (it) => receiveTask(it, { task: request.params.task }, request.now)),
  )
  serve(api, conveyanceApi.skip_task, (request) =>
    change(request, (caseRecords) =>
      skipTask(
        caseRecords,
        { ...request.body, task: request.params.task },
        request.by,
        request.now,
      ),
    ),
  )
  serve(api, conveyanceApi.snooze_task, (request) =>
    change(request, (caseRecords) =>
      snoozeTask(
        caseRecords,
        { ...request.body, task: request.params.task },
        request.by,
        request.now,
      ),
    ),
  )
  evidence(api)
  arrangement(api)
  serve(api, conveyanceApi.assign_task, (request) => {
    const { body, params, now } = request
    const user = body.user && staffNamed(request, 'user', body.user)
    return change(request, (it) => assignTask(it, { task: params.task, user }, now))
  })
}

const evidence = (api: Api) => {
  serve(api, conveyanceApi.record_evidence, (request) =>
    change(request, (it) =>
      recordEvidence(it, { ...request.body, task: request.params.task }, request.by, request.now),
    ),
  )
  serve(api, conveyanceApi.approve_evidence, (request) =>
    change(request, (it) =>
      approveEvidence(it, { task: request.params.task }, request.by, request.now),
    ),
  )
  serve(api, conveyanceApi.reject_evidence, (request) =>
    change(request, (it) =>
      rejectEvidence(it, { ...request.body, task: request.params.task }, request.now),
    ),
  )
}

const arrangement = (api: Api) => {
  serve(api, conveyanceApi.note_task, (request) =>
    change(request, (it) =>
      noteTask(it, { task: request.params.task, note: request.body.note }, request.now),
    ),
  )
  serve(api, conveyanceApi.move_task, (request) =>
    change(request, (it) =>
      moveTask(it, { task: request.params.task, direction: request.body.direction }, request.now),
    ),
  )
  serve(api, conveyanceApi.complete_tasks, ({ conveyances, params, body, by, person, now }) => {
    const outcome: Omit<TasksCompleted, 'change'>[] = []
    conveyances.change(params.id, null, (it) => {
      const { change: changed, ...rest } = completeTasks(it, body.tasks, { actor: by, person, now })
      outcome.push(rest)
      return changed
    })
    return {
      done: outcome.flatMap(({ done }) => done),
      refused: outcome.flatMap(({ refused }) => refused),
    }
  })
}
