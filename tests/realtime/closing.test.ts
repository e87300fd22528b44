import { afterEach, describe, expect, test } from 'vitest'
import { callApi, callHub } from './support/api.ts'
import { freshApp } from './support/apps.ts'
import { Client, closeAll, errorsIn } from './support/client.ts'

afterEach(closeAll)

describe('a close', () => {
  test.each([1000, 4321])('by the client is confirmed at once with its code: %d', async (code) => {
    const client = await Client.open(freshApp())
    client.socket.close(code)
    expect((await client.closed).code).toBe(code)
  })

  test('without a code is confirmed too', async () => {
    const client = await Client.open(freshApp())
    client.socket.close()
    expect((await client.closed).code).toBe(1005)
  })

  test('by the server carries the code and the reason that the frame before it gave', async () => {
    const app = freshApp()
    const client = await Client.open(app, { headers: { 'X-Session': 's1/ann' } })
    await client.settled()
    await callHub(app, 'disconnectSession', { values: ['s1'] })
    const message = 'Connection terminated by the application'
    expect(await client.closed).toEqual({ code: 4009, reason: message })
    expect(errorsIn(client.frames)).toEqual([{ code: 4009, message }])
  })

  test('and a cut line both end the subscriptions', async () => {
    const app = freshApp()
    const [closing, cut] = await Promise.all([Client.open(app), Client.open(app)])
    await Promise.all([closing.subscribe('news'), cut.subscribe('news')])
    const count = async () => (await callApi(app, { path: '/connections' })).json()
    expect(await count()).toEqual({ connections: 2 })
    closing.socket.close()
    await expect.poll(count).toEqual({ connections: 1 })
    cut.socket.terminate()
    await expect.poll(count).toEqual({ connections: 0 })
  })
})
