import { atom, onMount } from 'nanostores'

const STEP_MS = 10_000

/** The current instant, at most ten seconds old while somebody subscribes. */
export const $now = atom(new Date().toISOString())

onMount($now, () => {
  const tick = () => $now.set(new Date().toISOString())
  tick()
  const timer = setInterval(tick, STEP_MS)
  return () => clearInterval(timer)
})
