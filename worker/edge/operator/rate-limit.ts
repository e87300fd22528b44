const WINDOW_MS = 60_000
const MOST = 20
const MOST_ADDRESSES = 2_000

const attempts = new Map<string, readonly number[]>()

/** Counts a request of an address; returns in how many seconds the next is allowed, 0 for now. */
export const secondsToWait = (ip: string, now: number) => {
  const recent = (attempts.get(ip) ?? []).filter((at) => at > now - WINDOW_MS)
  if (attempts.size >= MOST_ADDRESSES) attempts.clear()
  const [oldest = now] = recent
  if (recent.length >= MOST) return Math.ceil((oldest + WINDOW_MS - now) / 1_000)
  attempts.set(ip, [...recent, now])
  return 0
}
