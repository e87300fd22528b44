import type Pusher from 'pusher-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dialDelay, keepDialling } from '#lib/socket/dialling'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Listener = (it: { current: string }) => void

/** As much of the library as dialling needs; like it, it says nothing of a dial that fails. */
const fakePusher = () => {
  const listeners: Record<string, Listener[]> = {}
  const dials: number[] = []
  let isUp = true
  const connection = {
    state: 'initialized',
    bind: (name: string, listener: Listener) => {
      listeners[name] = [...(listeners[name] ?? []), listener]
    },
  }
  const emit = (name: string, current = '') => {
    for (const listener of listeners[name] ?? []) listener({ current })
  }
  const become = (state: string) => {
    if (connection.state === state) return
    connection.state = state
    emit('state_change', state)
  }
  const pusher = {
    connection,
    connect: () => {
      dials.push(Date.now())
      become('connecting')
      setTimeout(() => isUp && connection.state === 'connecting' && become('connected'), 100)
    },
    disconnect: () => become('disconnected'),
  }
  return {
    pusher: pusher as unknown as Pusher,
    dials,
    become,
    /** The server is gone; the library says that it is about to dial again in a second. */
    cut: () => {
      isUp = false
      emit('connecting_in')
    },
    mend: () => {
      isUp = true
    },
  }
}

const open = () => {
  const library = fakePusher()
  const states: string[] = []
  const dialling = keepDialling(library.pusher, {
    tell: (state) => states.push(state),
    offlineAfter: 10_000,
  })
  library.pusher.connect()
  return { ...library, states, dialling }
}

describe('a connection that broke', () => {
  test.each([
    ['refuses every dial', 10],
    ['answers none', 9000],
  ])('is back within 10 s of a server that %s', async (_, failsAfter) => {
    for (let round = 0; round < 20; round++) {
      const { dials, states, cut, mend, dialling } = open()
      await vi.advanceTimersByTimeAsync(1000)
      expect(states.at(-1)).toBe('live')
      cut()
      const failing = setInterval(dialling.failed, failsAfter)
      await vi.advanceTimersByTimeAsync(50_000)
      clearInterval(failing)
      expect(states.at(-1)).toBe('offline')
      expect(dials.length).toBeGreaterThan(4)
      mend()
      await vi.advanceTimersByTimeAsync(10_000)
      expect(states.at(-1)).toBe('live')
      dialling.stop()
    }
  })

  test('counts as offline after ten seconds, and as live once it is back', async () => {
    const { states, cut, mend } = open()
    await vi.advanceTimersByTimeAsync(200)
    cut()
    await vi.advanceTimersByTimeAsync(9900)
    expect(states.at(-1)).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(2000)
    expect(states.at(-1)).toBe('offline')
    mend()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(states.at(-1)).toBe('live')
  })

  test('is not dialled again once the server has dismissed it', async () => {
    const { states, dials, become } = open()
    await vi.advanceTimersByTimeAsync(200)
    become('disconnected')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([states.at(-1), dials.length]).toEqual(['dismissed', 1])
  })

  test('is not dialled again once the page has hung up', async () => {
    const { dials, cut, dialling } = open()
    await vi.advanceTimersByTimeAsync(200)
    cut()
    await vi.advanceTimersByTimeAsync(0)
    dialling.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(dials).toHaveLength(1)
  })
})

describe('the pause before a dial', () => {
  test('is spread over a second at first, and over more with each failure', () => {
    expect(dialDelay(0, () => 0)).toBe(0)
    expect(dialDelay(0, () => 0.999)).toBe(999)
    expect(dialDelay(2, () => 0.5)).toBe(3000)
  })

  test('never exceeds nine seconds, and never comes to nothing after a failure', () => {
    expect(dialDelay(500, () => 1)).toBe(9000)
    expect(dialDelay(500, () => 0)).toBe(500)
  })
})
