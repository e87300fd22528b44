import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onEnd } from './cleanups.ts'

/** The commands to a crowd; each has one reply. */
export type Asked =
  | {
      readonly what: 'open'
      readonly port: number
      readonly host: string
      readonly channel: string
      readonly size: number
    }
  | { readonly what: 'arrivals'; readonly size: number }
  | { readonly what: 'back' }
  | { readonly what: 'missed'; readonly seqs: readonly number[] }
  | { readonly what: 'leave' }
  | { readonly what: 'headers'; readonly headers: Readonly<Record<string, string>> }

export type Answers = {
  /** The milliseconds that each socket took to subscribe. */
  readonly open: readonly number[]
  /** The arrival times (ms) of frames since the last command, once there are as many as sockets. */
  readonly arrivals: readonly number[]
  /** How many sockets are subscribed and have requested their missed events. */
  readonly back: number
  /** How many events were neither received nor replayed, over all sockets. */
  readonly missed: number
  readonly leave: null
  readonly headers: null
}

/** Sockets in separate processes, so that receiving frames does not slow the measuring process. */
export type Crowd = {
  readonly ask: <What extends Asked['what']>(
    asked: Extract<Asked, { what: What }>,
  ) => Promise<readonly Answers[What][]>
  readonly size: number
}

/** How many processes a crowd is spread over. */
export const CROWDS = 2

const answerOf = async (child: ChildProcess, asked: Asked) => {
  child.send(asked)
  const [answer] = await once(child, 'message')
  return answer
}

/** A crowd of `size` sockets in two processes. */
export const crowdOf = (size: number): Crowd => {
  const program = join(import.meta.dirname, 'crowd-member.ts')
  const children = Array.from({ length: CROWDS }, () => fork(program))
  onEnd(() => {
    for (const child of children) child.kill()
  })
  return {
    size,
    ask: (asked) => {
      const share = 'size' in asked ? { ...asked, size: asked.size / CROWDS } : asked
      return Promise.all(children.map((child) => answerOf(child, share)))
    },
  }
}
