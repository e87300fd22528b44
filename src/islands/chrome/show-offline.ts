import { computed } from 'nanostores'
import { time } from '#lib/format'
import { $connection, $downSince, $mayBeOld, $reachable } from '#stores/chrome/connection'

const $words = computed(
  [$connection, $reachable, $downSince, $mayBeOld],
  (connection, isReachable, since, mayBeOld) => {
    const at = since ? time(since) : ''
    if (!isReachable)
      return `You are offline. What you see is from ${at}, and nothing is saved until you are back.`
    if (!mayBeOld) return ''
    const lead = connection === 'offline' ? 'No news' : 'Reconnecting'
    return `${lead} since ${at}. What you see may be old; saving still works.`
  },
)

/** Says across the foot of the page that nothing gets through, or that what is shown may be old. */
export const showOffline = () => {
  $words.subscribe((words) => {
    const element = document.getElementById('offline')
    if (element) element.textContent = words
  })
}
