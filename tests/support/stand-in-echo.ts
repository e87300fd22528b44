import { vi } from 'vitest'

type Heard = (name: string, said: object) => void

/** As much of Echo as one page's line needs: it writes down the channels that are opened, and tells them events. */
export const standInEcho = () => {
  const opened: string[] = []
  const ears = new Set<Heard>()
  const subscription = { bind: () => {}, bind_global: (heard: Heard) => ears.add(heard) }
  const open = (kind: string) => (name: string) => {
    opened.push(`${kind} ${name}`)
    return { subscription }
  }
  const pusher = { connection: { bind: () => {} } }
  vi.doMock('pusher-js', () => ({ default: { Runtime: { createWebSocket: () => ({}) } } }))
  vi.doMock('laravel-echo', () => ({
    default: class {
      readonly connector = { pusher }
      readonly private = open('private')
      readonly join = open('join')
      readonly channel = open('channel')
    },
  }))
  vi.stubGlobal('document', Object.assign(document, { readyState: 'complete' }))
  const tell = (name: string, said: object) => {
    for (const heard of ears) heard(name, said)
  }
  return { opened, tell }
}
