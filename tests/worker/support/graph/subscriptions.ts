import type { Chance } from './chance.ts'
import type { Faults } from './faults.ts'

const MINUTE = 60_000
const HOUR = 3_600_000

type Subscription = {
  readonly id: string
  readonly state: string
  expires: number
  /** When it dies without being asked; null where it does not. */
  readonly dies: number | null
  readonly isSaid: boolean
}

export type StandInNotification = {
  readonly at: number
  readonly subscription: string
  readonly state: string
  readonly lifecycle: string | null
}

/** The subscriptions of the stand-in, and the notifications that are under way. */
export const standInSubscriptions = (chance: Chance, faults: Faults) => {
  const live = new Map<string, Subscription>()
  const underWay: StandInNotification[] = []
  let made = 0
  const silent = new Map<number, boolean>()
  const isSilent = (now: number) => {
    const hour = Math.floor(now / HOUR)
    const known = silent.get(hour) ?? chance.is(faults.silentHour)
    silent.set(hour, known)
    return known
  }
  const put = ({ id, state }: Subscription, lifecycle: string | null, now: number) => {
    if (isSilent(now) || chance.is(faults.lose)) return
    const copies = chance.is(faults.double) ? 3 : 1
    for (let copy = 0; copy < copies; copy += 1) {
      const at = now + Math.floor(chance.next() * faults.delay)
      underWay.push({ at, subscription: id, state, lifecycle })
    }
  }
  const expiryOf = (asked: string) => {
    const longest = Math.min(Date.parse(asked), Date.now() + 10_080 * MINUTE)
    return chance.is(faults.shortLife) ? Date.now() + (45 + chance.below(120)) * MINUTE : longest
  }
  return {
    live,
    create: (asked: string, state: string) => {
      made += 1
      const dies = chance.is(faults.die) ? Date.now() + chance.below(HOUR) : null
      const id = `S-${made}`
      live.set(id, { id, state, expires: expiryOf(asked), dies, isSaid: chance.is(0.5) })
      return { id, expirationDateTime: new Date(live.get(id)?.expires ?? 0).toISOString() }
    },
    /** Null for one that is gone. */
    renew: (id: string, asked: string) => {
      const found = live.get(id)
      if (found === undefined) return null
      found.expires = expiryOf(asked)
      return { id, expirationDateTime: new Date(found.expires).toISOString() }
    },
    /** Lets time pass: what has ended is gone. */
    settle: () => {
      const now = Date.now()
      for (const it of live.values()) {
        const isDead = it.dies !== null && it.dies <= now
        if (isDead && it.isSaid) put(it, 'subscriptionRemoved', now)
        if (isDead || it.expires <= now) live.delete(it.id)
        else if (chance.is(faults.die / 50))
          put(it, chance.of(['reauthorizationRequired', 'missed']), now)
      }
    },
    arrived: () => {
      for (const it of live.values()) put(it, null, Date.now())
    },
    nextAt: () => Math.min(...underWay.map(({ at }) => at), Number.POSITIVE_INFINITY),
    /** What is delivered by now, in whatever order. */
    take: (): StandInNotification[] => {
      const now = Date.now()
      const due = underWay.filter(({ at }) => at <= now)
      for (const it of due) underWay.splice(underWay.indexOf(it), 1)
      return due
    },
  }
}
