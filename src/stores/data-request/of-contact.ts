import { computed, onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { dataRequestApi } from '#domain/data-request/api'
import type {
  DataRequestClosing,
  DataRequestEntry,
  DataRequestExtension,
} from '#domain/data-request/bodies'
import type { DataRequest } from '#domain/data-request/request'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { fetchFile } from '#stores/document/stored-file'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'

const $id = computed($route, ({ name, params }) =>
  name === 'conveyances-contacts-id' ? (params['id'] ?? null) : null,
)

/** The requests for personal data of the contact on the page. */
export const $dataRequests = createFetcherStore<DataRequest[]>(['data-requests/', $id], {
  fetcher: (_, id) => call(dataRequestApi.list, { params: { id: String(id) } }),
})

onMount($dataRequests, () => {
  const refresh = () => $dataRequests.revalidate()
  return listen(areaChannel(firm.tenantId, 'contacts'), { '*': refresh }, refresh)
})

const refresh = () => $dataRequests.revalidate()
const { save, change } = saverOf<DataRequest>({ show: refresh, showCurrent: refresh })

const paramsOf = ({ id }: DataRequest) => ({ id: $id.get() ?? '', request: id })

export const logDataRequest = (body: DataRequestEntry, key: string) =>
  save(call(dataRequestApi.log, { params: { id: $id.get() ?? '' }, body, key }))

export const extendDataRequest = (
  request: DataRequest,
  body: Omit<DataRequestExtension, 'version'>,
  key: string,
) =>
  change(dataRequestApi.extend, body, {
    ...{ params: paramsOf(request), version: request.version, key },
  })

export const closeDataRequest = (
  request: DataRequest,
  body: Omit<DataRequestClosing, 'version'>,
  key: string,
) =>
  change(dataRequestApi.close, body, {
    ...{ params: paramsOf(request), version: request.version, key },
  })

/** Makes the archive of a request, with its name and what to look through by hand; throws when a file cannot be fetched. */
export const makeDataArchive = async (request: DataRequest) => {
  const made = await call(dataRequestApi.export, {
    ...{ params: paramsOf(request), body: { version: request.version } },
  })
  refresh()
  const { zipOf } = await import('#lib/archive/zip')
  const stored: { name: string; content: Blob }[] = []
  for (const { name, file_id } of made.documents)
    stored.push({ name, content: await fetchFile(file_id) })
  const texts = made.files.map(({ name, text }) => ({ name, content: text }))
  return {
    name: `${made.name}.zip`,
    archive: await zipOf([...texts, ...stored]),
    toReview: made.to_review,
  }
}
