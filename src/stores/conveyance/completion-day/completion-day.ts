import { computed, onMount } from 'nanostores'
import { conveyanceApi } from '#domain/conveyance/api'
import { completionDayApi } from '#domain/conveyance/completion-day/api'
import type {
  CompletionCase,
  CompletionDay,
  MoneyRelease,
} from '#domain/conveyance/completion-day/completion-day'
import { call } from '#lib/api'
import { $route, setSearch } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

const $key = computed($route, ({ name, search }) => {
  if (name !== 'conveyances-completions') return null
  const on = new URLSearchParams(search).get('on')
  return JSON.stringify(on ? { on } : {})
})

export const $completionDay = createFetcherStore<CompletionDay>(['completion-day/', $key], {
  fetcher: (_, key) => call(completionDayApi.show, { query: JSON.parse(String(key)) }),
})

onMount($completionDay, () => followArea('conveyances', () => $completionDay.revalidate()))

/** Shows another day; today when null. */
export const openCompletionDay = (on: string | null) => setSearch(on === null ? '' : `?on=${on}`)

type Release = {
  readonly caseFile: CompletionCase
  readonly release: MoneyRelease
  /** Makes a repeated request harmless. */
  readonly key: string
}

const paramsOf = ({ caseFile, release }: Release) => ({ id: caseFile.id, task: release.task })

/** Approves a payment as it was shown; throws when the case has changed since. */
export const approveRelease = async (it: Release) => {
  const body = { version: it.caseFile.version }
  try {
    await call(conveyanceApi.approve_evidence, { params: paramsOf(it), body, key: it.key })
  } finally {
    $completionDay.revalidate()
  }
}

/** Sends a payment back to whoever asked for it, with a reason. */
export const rejectRelease = async (it: Release, reason: string) => {
  const body = { version: it.caseFile.version, reason }
  try {
    await call(conveyanceApi.reject_evidence, { params: paramsOf(it), body, key: it.key })
  } finally {
    $completionDay.revalidate()
  }
}
