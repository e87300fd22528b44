import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { localApp } from '#worker/realtime/app'
import { signChannel } from '#worker/realtime/channel/channel-auth'
import type { Answers, Asked } from './crowd.ts'

/** One process of a crowd: sockets that reconnect to a channel after every disconnection. */

const QUERY = '?protocol=7&client=js&version=8.6.0&flash=false'
const PONG = '{"event":"pusher:pong","data":{}}'
const AT_ONCE = 25
/** The longest random delay before a reconnection. */
const JITTER_MS = 1_000
/** Sockets that reconnect within this time share one request for missed events. */
const TOGETHER_MS = 100
/** How long a frame may take before it counts as lost. */
const PATIENCE_MS = 20_000
const app = localApp([])
const now = () => performance.timeOrigin + performance.now()

type Member = { readonly seqs: Set<number>; isIn: boolean; after: number }
type Target = Extract<Asked, { what: 'open' }>

let target: Target | null = null
let headers: Readonly<Record<string, string>> = {}
let isLeaving = false
const arrivals: number[] = []
const members: Member[] = []
const sockets = new Set<WebSocket>()

const seqIn = (text: string): number | null => {
  const { data } = JSON.parse(text) as { data?: unknown }
  if (typeof data !== 'string') return null
  const { seq } = JSON.parse(data) as { seq?: number }
  return seq ?? null
}

let last: { text: string; seq: number | null } = { text: '', seq: null }

// All sockets receive the same text, so it is parsed once.
const receive = (member: Member, text: string, at: number) => {
  if (text !== last.text) last = { text, seq: seqIn(text) }
  if (last.seq === null) return
  member.seqs.add(last.seq)
  arrivals.push(at)
}

/** Resolves when the socket is subscribed, or has closed before that. */
const joinChannel = (member: Member, { port, host, channel }: Target) =>
  new Promise<void>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${app.key}${QUERY}`, {
      headers: { Host: host },
      origin: `http://${host}`,
      perMessageDeflate: false,
    })
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      member.isIn = false
      resolve()
      if (!isLeaving) void reconnect(member)
    })
    socket.on('message', (message) => {
      const at = now()
      const text = String(message)
      if (text.includes('"pusher:connection_established"')) subscribe(socket, channel, text)
      else if (text.includes('"pusher_internal:subscription_succeeded"'))
        resolve(markReconnected(member))
      else if (text.includes('"pusher:ping"')) socket.send(PONG)
      else receive(member, text, at)
    })
  })

const subscribe = (socket: WebSocket, channel: string, greeting: string) => {
  const { data } = JSON.parse(greeting) as { data: string }
  const { socket_id: socketId } = JSON.parse(data) as { socket_id: string }
  const { auth } = signChannel(app, { socketId, channel })
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
}

const waiting: Member[] = []

const markReconnected = (member: Member) => {
  if (headers['Authorization'] === undefined) member.isIn = true
  else if (waiting.push(member) === 1) setTimeout(replayMissed, TOGETHER_MS)
}

const reconnect = async (member: Member) => {
  member.after = Math.max(0, ...member.seqs)
  await pause(Math.random() * JITTER_MS)
  if (target !== null && !isLeaving) await joinChannel(member, target)
}

/** Requests the missed events of reconnected sockets, after they have subscribed, so that there is no gap. */
const replayMissed = async () => {
  const group = waiting.splice(0)
  let after = Math.min(...group.map((member) => member.after))
  try {
    for (let more = true; more; ) {
      const answer = await missedEvents(after)
      for (const { seq } of answer.rows) for (const member of group) member.seqs.add(seq)
      after = answer.last
      more = answer.more
    }
    for (const member of group) member.isIn = true
  } catch {
    waiting.push(...group)
    setTimeout(replayMissed, TOGETHER_MS)
  }
}

type MissedEvents = { rows: { seq: number }[]; last: number; more: boolean }

const missedEvents = async (after: number) => {
  const { port = 0 } = target ?? {}
  const address = `http://127.0.0.1:${port}/api/events?after=${after}&limit=1000`
  const reply = await fetch(address, { headers })
  if (!reply.ok) throw new Error(`The events were not told: ${reply.status}`)
  return ((await reply.json()) as { data: MissedEvents }).data
}

const open = async (asked: Target): Promise<Answers['open']> => {
  target = asked
  const times: number[] = []
  const one = async () => {
    const member: Member = { seqs: new Set(), isIn: false, after: 0 }
    members.push(member)
    const start = now()
    await joinChannel(member, asked)
    times.push(now() - start)
  }
  while (times.length < asked.size)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, asked.size - times.length) }, one))
  return times
}

const answers: { [What in Asked['what']]: (asked: Extract<Asked, { what: What }>) => unknown } = {
  open,
  arrivals: async ({ size }) => {
    const latest = now() + PATIENCE_MS
    while (arrivals.length < size && now() < latest) await pause(10)
    return arrivals.splice(0)
  },
  back: () => members.filter(({ isIn }) => isIn).length,
  missed: ({ seqs }) =>
    members.reduce((sum, member) => sum + seqs.filter((seq) => !member.seqs.has(seq)).length, 0),
  headers: (asked) => {
    headers = asked.headers
    return null
  },
  leave: () => {
    isLeaving = true
    for (const socket of sockets) socket.terminate()
    return null
  },
}

process.on('message', async (asked: Asked) => {
  const answer = answers[asked.what] as (asked: Asked) => unknown
  process.send?.(await answer(asked))
})
