import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScanConnection, virusIn } from '#worker/integrations/scan/clamav'
import { freePort } from '../../worker/local/port.mjs'

const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*']

const isInstalled = (() => {
  try {
    execFileSync('clamd', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** 'localhost:3310': a clamd that runs already; without it one is started where the program is installed. */
let address = process.env['CLAMAV_ADDRESS'] ?? ''
let folder = ''
let own: ChildProcess | undefined

/** Starts a clamd that knows the test virus alone, as the real signatures are no part of the machine. */
const start = async () => {
  folder = await mkdtemp(join(tmpdir(), 'clamd-'))
  const port = await freePort()
  address = `127.0.0.1:${port}`
  const signature = Buffer.from(testVirus.join('')).toString('hex')
  await writeFile(join(folder, 'test.ndb'), `Eicar-Test:0:0:${signature}\n`)
  const lines = ['Foreground yes', `DatabaseDirectory ${folder}`, `TCPSocket ${port}`]
  await writeFile(join(folder, 'clamd.conf'), [...lines, 'TCPAddr 127.0.0.1', ''].join('\n'))
  own = spawn('clamd', ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' })
}

const isAnswering = () =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(`tcp://${address}`)
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const untilAnswering = async () => {
  for (const end = Date.now() + 60_000; Date.now() < end; await setTimeout(250))
    if (await isAnswering()) return
  throw new Error('clamd did not answer within a minute.')
}

beforeAll(async () => {
  if (address !== '' || !isInstalled) return
  await start()
  await untilAnswering()
})

afterAll(async () => {
  own?.kill()
  if (folder !== '') await rm(folder, { recursive: true, force: true })
})

const opened = (): ScanConnection => {
  const url = new URL(`tcp://${address}`)
  return Duplex.toWeb(connect(Number(url.port), url.hostname)) as ScanConnection
}

test.skipIf(!isInstalled && address === '')(
  'clamd finds the test virus and passes a text (needs clamd, or CLAMAV_ADDRESS)',
  async () => {
    const bytesOf = (text: string) => new TextEncoder().encode(text)
    expect(await virusIn(opened(), bytesOf('The boundary wall'))).toBeNull()
    expect(await virusIn(opened(), bytesOf(testVirus.join('')))).toMatch(/eicar/i)
  },
)

test.skipIf(!isInstalled && address === '')(
  'clamd passes a file of many parts of its protocol (needs clamd, or CLAMAV_ADDRESS)',
  async () => {
    expect(await virusIn(opened(), new Uint8Array(3 * 1024 * 1024).fill(120))).toBeNull()
  },
)
