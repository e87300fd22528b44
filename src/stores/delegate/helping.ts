import { type HelpedClients, helpingApi } from '#domain/delegate/api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** Whom the signed-in person helps. */
export const $helping = createFetcherStore<HelpedClients>(['helping'], {
  fetcher: () => call(helpingApi.list),
})

/** Acts for a client from now on. */
export const startHelping = (delegate: string) => call(helpingApi.start, { params: { delegate } })

/** Acts as oneself again. */
export const leaveHelping = () => call(helpingApi.leave)

export const stopHelping = async (delegate: string) => {
  await call(helpingApi.stop, { params: { delegate } })
  $helping.revalidate()
}
