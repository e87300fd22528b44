import type { CaseRecords } from '#domain/conveyance/conveyance'
import { clientCaseApi } from '#domain/conveyance/portal/case'
import { completeClientTask } from '#domain/conveyance/portal/case-task'
import { clientCase } from '#domain/conveyance/portal/case-view'
import { type Api, serve } from '../serve.ts'

export const clientCases = (api: Api) => {
  serve(api, clientCaseApi.list, ({ conveyances, user, today }) =>
    conveyances
      .ofContact(user.contact_id ?? '')
      .map(({ id }) => toClientCase(conveyances.records(id), today)),
  )
  serve(api, clientCaseApi.show, ({ conveyances, params, today }) =>
    toClientCase(conveyances.records(params.id), today),
  )
  serve(api, clientCaseApi.complete_task, ({ conveyances, params, body, by, now, today }) =>
    toClientCase(
      conveyances.change(params.id, body.version, (caseRecords) =>
        completeClientTask(caseRecords, { task: params.task }, by, now),
      ),
      today,
    ),
  )
}

const toClientCase = ({ conveyance, plan }: CaseRecords, today: string) =>
  clientCase(conveyance, plan, today)
