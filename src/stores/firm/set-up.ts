import { onMount } from 'nanostores'
import { firmApi, type SetUpView } from '#domain/firm/api'
import type { SetUpStep } from '#domain/firm/set-up'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

/** What is done and what is left of the firm's set-up. */
export const $setUp = createFetcherStore<SetUpView>(['set-up'], {
  fetcher: () => call(firmApi.set_up),
})

onMount($setUp, () => followArea('admin', () => $setUp.revalidate()))

const show = (view: SetUpView) => $setUp.mutate(view)
const { change } = saverOf<SetUpView>({ show, showCurrent: show })

/** Leaves a step out for now, or takes it up again. */
export const skipStep = ({ version, steps }: SetUpView, step: SetUpStep, key: string) => {
  const skipped = steps.filter(({ state }) => state === 'skipped').map((it) => it.key)
  const next = skipped.includes(step) ? skipped.filter((it) => it !== step) : [...skipped, step]
  return change(firmApi.skip, { skipped: next }, { version, key })
}

/** Ends the guide, or takes it up again. */
export const finishSetUp = ({ version }: SetUpView, finished: boolean, key: string) =>
  change(firmApi.finish, { finished }, { version, key })
