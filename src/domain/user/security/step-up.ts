import { Refusal } from '#domain/refusal'

/** How long a session stays confirmed after its person gave a password or a code. */
export const CONFIRMED_MS = 10 * 60_000

/** The code of the refusal that asks for a password or a code; the same request works after that. */
export const STEP_UP_NEEDED = 'step_up_needed'

/** Whether a session was confirmed within the last ten minutes. */
export const isConfirmed = (confirmedAt: string | null, now: string) =>
  confirmedAt !== null && Date.parse(now) - Date.parse(confirmedAt) < CONFIRMED_MS

export const stepUpNeeded = () =>
  new Refusal(403, STEP_UP_NEEDED, 'Confirm that it is you to do this.')
