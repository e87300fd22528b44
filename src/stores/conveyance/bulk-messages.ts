import { bulkMessageApi, MOST_CASES } from '#domain/conveyance/bulk-message/api'
import type { BulkMessageBody } from '#domain/conveyance/bulk-message/bodies'
import { call } from '#lib/api'
import { type BulkProgress, changeEachCase } from './each-case.ts'

type Cases = Parameters<typeof changeEachCase>[0]

const batchesOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / MOST_CASES) }, (_, at) =>
    ids.slice(at * MOST_CASES, (at + 1) * MOST_CASES),
  )

/** Whom a message could reach, for each of these cases. */
export const fetchRecipients = async (ids: readonly string[]) => {
  const pages = batchesOf(ids).map((batch) =>
    call(bulkMessageApi.recipients, { query: { ids: batch.join(',') } }),
  )
  return (await Promise.all(pages)).flat()
}

/** Sends a message to the people of cases one after the other; names whoever it does not reach. */
export const sendToCases = (rows: Cases, message: BulkMessageBody, progress: BulkProgress) =>
  changeEachCase(
    rows,
    async ({ id }, key) => {
      const { without } = await call(bulkMessageApi.send, { params: { id }, body: message, key })
      return without.length > 0 ? `No email address for ${without.join(' and ')}` : null
    },
    progress,
  )
