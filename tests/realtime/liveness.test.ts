import { afterAll, describe, expect, test } from 'vitest'
import { callApi } from './support/api.ts'
import { freshApp } from './support/apps.ts'
import { Client, closeAll, dataOf, errorsIn, namesOf } from './support/client.ts'

afterAll(closeAll)

// These tests' application pings after one second of silence and checks every two seconds.
const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1_000))

describe.concurrent('a socket', () => {
  test('that is silent is asked, and let go with 4201 when it does not answer', async () => {
    const app = freshApp('hasty')
    const silent = await Client.open(app)
    expect(dataOf(silent.frames[0])['activity_timeout']).toBe(1)
    await silent.subscribe('news')
    expect((await silent.closed).code).toBe(4201)
    expect(namesOf(silent.frames).slice(-2)).toEqual(['pusher:ping', 'pusher:error'])
    expect(errorsIn(silent.frames)).toEqual([
      { code: 4201, message: 'Pong reply not received in time' },
    ])
    expect(await (await callApi(app, { path: '/channels/news' })).json()).toEqual({
      occupied: false,
    })
  })

  test('that answers stays', async () => {
    const client = await Client.open(freshApp('hasty'))
    client.socket.on('message', (message) => {
      if (String(message).includes('pusher:ping')) client.send({ event: 'pusher:pong', data: {} })
    })
    await seconds(8)
    expect(namesOf(client.frames)).toContain('pusher:ping')
    expect(errorsIn(client.frames)).toEqual([])
    expect(namesOf(await client.settled())).not.toContain('pusher:error')
  })

  test('is closed for good when its session is over, and no other of the user', async () => {
    const app = freshApp('hasty')
    const until = (end: number) => ({ headers: { 'X-Session': `s${end}/ann/${end}` } })
    const over = await Client.open(app, until(Date.now() + 500))
    const other = await Client.open(app, until(Date.now() + 60_000))
    const pings = [over, other].map((client) =>
      setInterval(() => client.send('{"event":"pusher:ping","data":{}}'), 400),
    )
    expect((await over.closed).code).toBe(4009)
    expect(other.socket.readyState).toBe(other.socket.OPEN)
    for (const ping of pings) clearInterval(ping)
  })

  test('that pings of its own accord is never asked', async () => {
    const client = await Client.open(freshApp('hasty'))
    const pings = setInterval(() => client.send('{"event":"pusher:ping","data":{}}'), 500)
    await seconds(7)
    clearInterval(pings)
    expect(namesOf(client.frames)).not.toContain('pusher:ping')
    expect(client.socket.readyState).toBe(client.socket.OPEN)
  })
})
