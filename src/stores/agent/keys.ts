import { keyHandoverApi } from '#domain/agent/keys/api'
import type { KeyHandoverEntry } from '#domain/agent/keys/bodies'
import { call } from '#lib/api'
import { $agentHome } from './home.ts'

/** Confirms that the keys of a case changed hands; throws ApiError where the firm refuses it. */
export const confirmHandover = async (id: string, body: KeyHandoverEntry, key: string) => {
  try {
    await call(keyHandoverApi.record, { params: { id }, body, key })
  } finally {
    $agentHome.revalidate()
  }
}
