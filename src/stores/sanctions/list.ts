import { sanctionsListApi } from '#domain/sanctions/api'
import { MOST_IN_PART } from '#domain/sanctions/bodies'
import { sanctionsFile } from '#domain/sanctions/file'
import type { SanctionsLists } from '#domain/sanctions/view'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'

/** The sanctions list in force and those of before. */
export const $sanctionsLists = createFetcherStore<SanctionsLists>(['sanctions-lists'], {
  fetcher: () => call(sanctionsListApi.show),
})

const show = (saved: SanctionsLists) => $sanctionsLists.mutate(saved)
const { save, change } = saverOf<SanctionsLists>({ show, showCurrent: show })

const hashOf = async (bytes: ArrayBuffer) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((it) => it.toString(16).padStart(2, '0'))
    .join('')

/** Loads a published file, part by part; `onShare` gets how much has arrived, from 0 to 1. Throws SanctionsFileFault and ApiError. */
export const loadList = async (file: File, onShare: (share: number) => void) => {
  const bytes = await file.arrayBuffer()
  const { entries, ...head } = sanctionsFile(new TextDecoder().decode(bytes))
  const started = await call(sanctionsListApi.start, {
    body: { ...head, name: file.name, sha256: await hashOf(bytes), entries: entries.length },
  })
  const params = { list: started.id }
  for (let at = 0; at < entries.length; at += MOST_IN_PART) {
    const part = entries.slice(at, at + MOST_IN_PART)
    await call(sanctionsListApi.add_part, { params, body: { entries: part } })
    onShare((at + part.length) / entries.length)
  }
  return save(call(sanctionsListApi.activate, { params, body: { version: started.version } }))
}

export const saveLimit = (limit: number, version: number, key: string) =>
  change(sanctionsListApi.limit, { limit }, { version, key })
