const WINDOW_MS = 60_000
const MOST = 20
const MOST_ADDRESSES = 2_000

const attempts = new Map<string, readonly number[]>()

const recentOf = (ip: string, now: number) =>
  (attempts.get(ip) ?? []).filter((at) => at > now - WINDOW_MS)

/** In how many seconds an address may try a key; 0 for now. */
export const secondsToWait = (ip: string, now: number) => {
  const recent = recentOf(ip, now)
  const [oldest = now] = recent
  return recent.length >= MOST ? Math.ceil((oldest + WINDOW_MS - now) / 1_000) : 0
}

/** Counts a wrong key of an address. */
export const countWrongKey = (ip: string, now: number) => {
  if (attempts.size >= MOST_ADDRESSES) attempts.clear()
  attempts.set(ip, [...recentOf(ip, now), now])
}
