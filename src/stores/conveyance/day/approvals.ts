import { conveyanceApi } from '#domain/conveyance/api'
import { call } from '#lib/api'
import type { ChangeBody } from '#stores/record/saving'
import { $myDay } from '../my-day.ts'

type Params = { readonly id: string; readonly task: string }
type Rejection = ChangeBody<typeof conveyanceApi.reject_evidence>
type Attempt = { readonly key: string; readonly version: number }

export const fetchCaseFile = (id: string) => call(conveyanceApi.show, { params: { id } })

/** Approves what a colleague recorded, as it was shown: a case that changed meanwhile is refused. */
export const approveOnDay = async (params: Params, key: string, version: number) => {
  await call(conveyanceApi.approve_evidence, { params, body: { version }, key })
  $myDay.revalidate()
}

export const rejectOnDay = async (params: Params, body: Rejection, { key, version }: Attempt) => {
  await call(conveyanceApi.reject_evidence, { params, body: { ...body, version }, key })
  $myDay.revalidate()
}
