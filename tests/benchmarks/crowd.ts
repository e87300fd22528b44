import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { atEnd } from './endings.ts'

/** What a crowd is asked; each has one answer. */
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
  /** Milliseconds that each socket took to be in the channel. */
  readonly open: readonly number[]
  /** When frames came since it was last asked, in milliseconds, once there are as many as sockets. */
  readonly arrivals: readonly number[]
  /** How many are in the channel now, and have asked for what they missed. */
  readonly back: number
  /** How many events all sockets together neither heard nor were told afterwards. */
  readonly missed: number
  readonly leave: null
  readonly headers: null
}

/** Sockets in processes of their own, so that taking frames in costs the one that measures nothing. */
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

/** So many sockets in two processes. */
export const crowdOf = (size: number): Crowd => {
  const program = join(import.meta.dirname, 'crowd-member.ts')
  const children = Array.from({ length: CROWDS }, () => fork(program))
  atEnd(() => {
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
