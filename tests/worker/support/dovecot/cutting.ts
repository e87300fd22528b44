import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { chanceOf } from '../graph/chance.ts'

const PART_CUT = 0.15
const MOST_BYTES = 12_000

/** Forwards connections of loopback to a port; some are cut in the middle of what the server says. */
export const cuttingProxy = async (port: number) => {
  const chance = chanceOf(7)
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1')
    const end = () => {
      client.destroy()
      server.destroy()
    }
    let left = chance.is(PART_CUT) ? 2_000 + chance.below(MOST_BYTES) : Number.POSITIVE_INFINITY
    server.on('data', (bytes) => {
      left -= bytes.length
      client.write(left < 0 ? bytes.subarray(0, bytes.length + left) : bytes)
      if (left < 0) end()
    })
    client.on('data', (bytes) => server.write(bytes))
    for (const socket of [client, server]) socket.on('error', end).on('close', end)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port: own } = proxy.address() as AddressInfo
  return { port: own, close: () => proxy.close() }
}
