import { connect, createServer } from 'node:net'
import { refuse } from './options.mjs'

export const claimPort = async (port, command) => {
  if (!(await isTaken(port))) return
  refuse(
    `Port ${port} is taken. Stop what uses it, or choose another: ${command} -- --port ${port === 9000 ? 9001 : 9000}`,
  )
}

// A browser may use either address of localhost, so both have to be free.
const isTaken = async (port) => {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isAnswered(host, port)))
  return answers.includes(true)
}

const isAnswered = (host, port) =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    const settle = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
