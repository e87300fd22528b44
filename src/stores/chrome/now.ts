import { atom, onMount } from 'nanostores'

const STEP_MS = 10_000

/** The moment it is, a few seconds old at most, while anybody looks at it. */
export const $now = atom(new Date().toISOString())

onMount($now, () => {
  const tick = () => $now.set(new Date().toISOString())
  tick()
  const timer = setInterval(tick, STEP_MS)
  return () => clearInterval(timer)
})
