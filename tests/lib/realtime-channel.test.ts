import type Echo from 'laravel-echo'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  agencyChannel,
  areaChannel,
  clientChannel,
  presenceChannel,
  userChannel,
} from '#domain/channels'
import { openChannel } from '#lib/realtime-channel'
import type { Member } from '#lib/realtime-types'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Listed = { readonly id: unknown; readonly info: unknown }

/** A channel of a Reverb that says only what it is told to say. */
const opened = (members: readonly Listed[] = []) => {
  let say = (_name: string, _said?: unknown) => {}
  const sent: unknown[][] = []
  const asked: string[] = []
  const subscription = {
    members: { each: (visit: (member: Listed) => void) => members.forEach(visit) },
    bind: () => {},
    bind_global: (heard: typeof say) => {
      say = heard
    },
    trigger: (...frame: unknown[]) => sent.push(frame),
  }
  const pusher = { subscribe: (name: string) => asked.push(name) }
  const echo = { join: () => ({ subscription }), connector: { pusher } }
  const settled = vi.fn()
  const told = vi.fn()
  const name = 'presence-tenant.external.conveyance.1'
  const channel = openChannel(echo as unknown as Echo<'reverb'>, name, {
    told,
    settled,
    isUp: true,
  })
  return { channel, say: (event: string, said?: unknown) => say(event, said), asked, sent, told }
}

test('a channel that Reverb refuses without a word counts as refused after ten seconds, and is asked for again', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { channel, asked, say } = opened()
  vi.advanceTimersByTime(9_999)
  expect(channel.state).toBe('asked')
  vi.advanceTimersByTime(1)
  expect(channel.state).toBe('refused')
  expect(warned).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(15_000)
  expect(asked).toEqual([channel.name])
  say('pusher:subscription_succeeded')
  expect(channel.state).toBe('open')
})

test('a channel that the API refuses is not asked for again', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { channel, asked, say } = opened()
  say('pusher:subscription_error', { type: 'AuthError', status: 403 })
  expect(channel.state).toBe('refused')
  vi.advanceTimersByTime(60_000)
  expect(asked).toEqual([])
})

test('members whose ids are numbers and of whom nothing is told are members all the same', () => {
  const { channel, say } = opened([
    { id: 7, info: [] },
    { id: '8', info: { name: 'Ada' } },
    { id: 9, info: undefined },
  ])
  const here: (readonly Member[])[] = []
  channel.add({
    channel: channel.name,
    handlers: {},
    here: (them) => here.push(them),
    after: null,
  })
  say('pusher:subscription_succeeded')
  expect(here).toEqual([
    [
      { id: '7', told: {} },
      { id: '8', told: { name: 'Ada' } },
      { id: '9', told: {} },
    ],
  ])
})

test('nothing is whispered before the channel is open, and what the protocol says is no event', () => {
  const { channel, sent, say, told } = opened()
  channel.whisper('editing', { part: 'dates' })
  expect(sent).toEqual([])
  say('pusher:subscription_succeeded')
  say('pusher:subscription_count', { subscription_count: 2 })
  say('client-editing', { part: 'dates' })
  channel.whisper('editing', { part: 'dates' })
  expect(sent).toEqual([['client-editing', { part: 'dates' }]])
  expect(told).not.toHaveBeenCalled()
})

test('every channel has a name that Pusher and Reverb alike take for what it is', () => {
  const id = '0192f1a0-0000-7000-8000-000000000001'
  const names = [
    areaChannel('harcourt', 'conveyances'),
    userChannel('harcourt', id),
    presenceChannel('harcourt', 'quote-case', id),
    clientChannel('harcourt', id),
    agencyChannel('harcourt', id),
  ]
  for (const name of names) {
    expect(name).toMatch(/^(private|presence)-(?!cache|encrypted)[-a-zA-Z0-9_=@,.;]+$/)
    expect(name.length).toBeLessThanOrEqual(164)
  }
})

test('an event of the firm that is named like one of a member makes the page ask again, and is not believed', () => {
  const { channel, say, told } = opened()
  const missed = vi.fn()
  channel.add({ channel: channel.name, handlers: {}, missed, after: null })
  say('client-typing', { field: 'price' })
  expect(missed).not.toHaveBeenCalled()
  say('client-question.asked', { seq: 9_999, id: '1', version: 1, changed: [] })
  expect(missed).toHaveBeenCalledOnce()
  expect(told).not.toHaveBeenCalled()
})
