import { computed, onMount } from 'nanostores'
import { agencyChannel } from '#domain/channels'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'
import { $session } from '#stores/user/session'

/** The id of the signed-in agent; null for anybody else, and then nothing is requested. */
export const $agent = computed($session, (session) =>
  session?.user.type === 'agent' ? session.user.id : null,
)

/** Calls back at every event of the signed-in agent’s agency; returns what ends it. */
export const followAgency = (refresh: () => void) => {
  let stop = () => {}
  const stopFollowing = $session.subscribe((session) => {
    stop()
    const agency = session?.user.agency_id
    stop = agency
      ? listen(agencyChannel(firm.tenantId, agency), { '*': refresh }, refresh)
      : () => {}
  })
  return () => {
    stop()
    stopFollowing()
  }
}

/** A store of what the signed-in agent reads, requested again at every event of their agency. */
export const agencyStoreOf = <Of>(name: string, fetch: () => Promise<Of>) => {
  const $store = createFetcherStore<Of>([`${name}/`, $agent], { fetcher: fetch })
  onMount($store, () => followAgency(() => $store.revalidate()))
  return $store
}
