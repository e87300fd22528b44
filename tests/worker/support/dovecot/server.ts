import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { cuttingProxy } from './cutting.ts'
import { dovecotSettings, tokenSettings } from './settings.ts'
import { serveTokens } from './tokens.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real mail server on loopback; null where none is installed, and by day. */
    readonly dovecot: {
      readonly port: number
      readonly cutting: number
      readonly password: string
    } | null
  }
}

const PROGRAM = '/usr/sbin/dovecot'
const CERTIFICATES = join(import.meta.dirname, '../../../runtime/support/certificates')
const PASSWORD = 'an-app-password'
/** Whom it runs as where the tests run as root (Debian's nobody). */
const NOBODY = { user: 'nobody', group: 'nogroup', uid: 65_534, gid: 65_534 }

/** Runs a Dovecot at night, where Debian's dovecot-imapd is installed, and says so where it is not. */
export default async function serve(project: TestProject) {
  if (process.env['NIGHTLY'] !== '1') return project.provide('dovecot', null)
  if (!existsSync(PROGRAM)) {
    console.warn('No mail server is read: dovecot-imapd is not installed.')
    return project.provide('dovecot', null)
  }
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'))
  const port = await freePort()
  const tokens = await serveTokens()
  const server = start(folder, port, tokens.port)
  await untilOpen(port)
  const proxy = await cuttingProxy(port)
  project.provide('dovecot', { port, cutting: proxy.port, password: PASSWORD })
  return async () => {
    proxy.close()
    tokens.close()
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

const start = (folder: string, port: number, tokens: number) => {
  const { uid, gid, username } = userInfo()
  const runner = uid === 0 ? NOBODY : { user: username, group: username, uid, gid }
  for (const name of ['run', 'state', 'mail', 'home']) mkdirSync(join(folder, name))
  for (const name of ['server.pem', 'server.key'])
    copyFileSync(join(CERTIFICATES, name), join(folder, name))
  const file = join(folder, 'dovecot.conf')
  writeFileSync(file, dovecotSettings({ ...runner, folder, port, password: PASSWORD, tokens }))
  writeFileSync(join(folder, 'oauth2.conf'), tokenSettings({ tokens }))
  const own = ['', 'run', 'state', 'mail', 'home', 'server.pem', 'server.key', 'oauth2.conf']
  for (const name of own) chownSync(join(folder, name), runner.uid, runner.gid)
  return spawn(PROGRAM, ['-F', '-c', file], {
    stdio: 'ignore',
    uid: runner.uid,
    gid: runner.gid,
    cwd: folder,
  })
}

const freePort = async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const untilOpen = async (port: number) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const [event] = await Promise.race([
      once(socket, 'connect').then(() => ['open']),
      once(socket, 'error').then(() => ['closed']),
    ]).catch(() => ['closed'])
    socket.destroy()
    if (event === 'open') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Dovecot does not listen.')
}
