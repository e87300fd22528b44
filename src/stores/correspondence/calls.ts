import { callApi } from '#domain/call/api'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { $correspondence } from '#stores/tracked-email/correspondence'
import type { EmailRecord } from '#stores/tracked-email/record'

type Told = Omit<BodyInput<typeof callApi.log>, 'subject'>

/** Records a call about a record; the key makes a repeated request harmless. */
export const recordCall = async ({ kind, id }: EmailRecord, told: Told, key: string) => {
  await call(callApi.log, { body: { ...told, subject: { kind, id } }, key })
  $correspondence.revalidate()
}
