import { computed } from 'nanostores'
import { time } from '#lib/format'
import { $connection, $downSince, $mayBeOutdated, $reachable } from '#stores/chrome/connection'

const $offlineText = computed(
  [$connection, $reachable, $downSince, $mayBeOutdated],
  (connection, isReachable, since, mayBeOld) => {
    const at = since ? time(since) : ''
    if (!isReachable)
      return `You are offline. This page is from ${at}, and nothing is saved until you are back online.`
    if (!mayBeOld) return ''
    const lead = connection === 'offline' ? 'No live updates' : 'Reconnecting'
    return `${lead} since ${at}. This page may be out of date; you can still save.`
  },
)

export const showOffline = () => {
  $offlineText.subscribe((text) => {
    const element = document.getElementById('offline')
    if (element) element.textContent = text
  })
}
