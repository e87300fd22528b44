import { ACTED_HEADER } from '#domain/user/activity'

const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

let acted = false

/** Notes when the person at this page does something. */
export const watchActivity = () => {
  const note = () => {
    acted = true
  }
  for (const name of ACTS) document.addEventListener(name, note, { capture: true, passive: true })
}

/** Whether the person has done something since the last request that said so. */
export const hasActed = () => acted

/** The header that renews the session; only the first request after something was done has it. */
export const activityHeaders = (): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = acted ? { [ACTED_HEADER]: '1' } : {}
  acted = false
  return headers
}
