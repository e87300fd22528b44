import { assertAllowed } from '#domain/act'
import { conveyanceApi } from '#domain/conveyance/api'
import { caseFileOf } from '#domain/conveyance/case-file'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { taskOf } from '#domain/conveyance/plan/plan'
import { mayTakeTask } from '#domain/conveyance/plan/task-acts'
import { assignTask } from '#domain/conveyance/plan/task-assignment'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { reopenTask } from '#domain/conveyance/plan/task-reopening'
import { skipTask } from '#domain/conveyance/plan/task-skipping'
import { snoozeTask } from '#domain/conveyance/plan/task-snoozing'
import { receiveTask, requestTask } from '#domain/conveyance/plan/task-waiting'
import type { CaseChange } from '#domain/conveyance/settling'
import { type Api, serve } from '../serve.ts'
import { staffNamed } from '../tenant/core/naming.ts'
import type { RequestContext } from '../tenant/runtime/context.ts'

type Asked = RequestContext & {
  readonly params: { readonly id: string; readonly task: string }
  readonly body: { readonly version: number }
}

const change = (asked: Asked, act: (it: CaseRecords) => CaseChange) => {
  const { conveyances, params, body, person, today } = asked
  const changed = conveyances.change(params.id, body.version, (caseRecords) => {
    const task = taskOf(caseRecords.plan, params.task)
    if (task !== undefined) assertAllowed(mayTakeTask(person, task))
    return act(caseRecords)
  })
  return caseFileOf(changed, today)
}

export const tasks = (api: Api) => {
  serve(api, conveyanceApi.complete_task, (asked) =>
    change(asked, (caseRecords) =>
      completeTask(caseRecords, { ...asked.body, task: asked.params.task }, asked.by, asked.now),
    ),
  )
  serve(api, conveyanceApi.reopen_task, (asked) =>
    change(asked, (it) => reopenTask(it, { ...asked.body, task: asked.params.task }, asked.now)),
  )
  serve(api, conveyanceApi.request_task, (asked) =>
    change(asked, (it) => requestTask(it, { task: asked.params.task }, asked.now)),
  )
  serve(api, conveyanceApi.receive_task, (asked) =>
    change(asked, (it) => receiveTask(it, { task: asked.params.task }, asked.now)),
  )
  serve(api, conveyanceApi.skip_task, (asked) =>
    change(asked, (caseRecords) =>
      skipTask(caseRecords, { ...asked.body, task: asked.params.task }, asked.by, asked.now),
    ),
  )
  serve(api, conveyanceApi.snooze_task, (asked) =>
    change(asked, (caseRecords) =>
      snoozeTask(caseRecords, { ...asked.body, task: asked.params.task }, asked.by, asked.now),
    ),
  )
  serve(api, conveyanceApi.assign_task, (asked) => {
    const { body, params, now } = asked
    const user = body.user && staffNamed(asked, 'user', body.user)
    return change(asked, (it) => assignTask(it, { task: params.task, user }, now))
  })
}
