import type { CaseRecords } from '#domain/conveyance/conveyance'
import { clientCaseApi } from '#domain/conveyance/portal/case'
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
}

const toClientCase = ({ conveyance, plan }: CaseRecords, today: string) =>
  clientCase(conveyance, plan, today)
