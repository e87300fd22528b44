import { onMount } from 'nanostores'
import { auditCheckApi } from '#domain/audit/check-api'
import type { HeadMailBody, HeadMailView } from '#domain/audit/head-mail'
import type { ReplyOf } from '#domain/endpoint'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

type Checks = ReplyOf<typeof auditCheckApi.show>

/** The newest check of the log, and whether its end is mailed. */
export const $auditCheck = createFetcherStore<Checks>(['audit-check'], {
  fetcher: () => call(auditCheckApi.show),
})

const POLL_MS = 3000

/** Readers who receive no broadcasts ask again while a check runs. */
onMount($auditCheck, () => {
  const stop = followArea('admin', $auditCheck.revalidate)
  const timer = setInterval(() => {
    if ($auditCheck.value?.data?.check?.state === 'running') $auditCheck.revalidate()
  }, POLL_MS)
  return () => {
    clearInterval(timer)
    stop()
  }
})

export const startAuditCheck = async (key: string) => {
  const { check } = await call(auditCheckApi.start, { body: {}, key })
  const known = $auditCheck.value?.data
  if (known) $auditCheck.mutate({ ...known, check })
}

const show = (mail: HeadMailView) => {
  const known = $auditCheck.value?.data
  if (known) $auditCheck.mutate({ ...known, mail })
}
const { change } = saverOf<HeadMailView>({ show, showCurrent: show })

export const saveHeadMail = ({ version, ...mail }: HeadMailBody, key: string) =>
  change(auditCheckApi.head_mail, mail, { version, key })
