import { type HelpedClients, helpingApi } from '#domain/delegate/api'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { createFetcherStore } from '#stores/list/fetching'

/** Whom the signed-in person helps. */
export const $helping = createFetcherStore<HelpedClients>(['helping'], {
  fetcher: () => call(helpingApi.list),
})

// Every page shows what the session may see: all of them begin anew.
const beginAnew = () => location.assign(href('clients', {}, firm.audience))

export const startHelping = async (delegate: string) => {
  await call(helpingApi.start, { params: { delegate } })
  beginAnew()
}

export const leaveHelping = async () => {
  await call(helpingApi.leave)
  beginAnew()
}

export const stopHelping = async (delegate: string) => {
  await call(helpingApi.stop, { params: { delegate } })
  $helping.revalidate()
}
