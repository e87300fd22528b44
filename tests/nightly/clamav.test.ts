import { connect } from 'node:net'
import { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { type ScanConnection, virusIn } from '#worker/integrations/scan/clamav'

/** 'localhost:3310': a clamd of this machine; without it nothing is asked. */
const address = process.env['CLAMAV_ADDRESS']

const opened = (): ScanConnection => {
  const url = new URL(`tcp://${address}`)
  return Duplex.toWeb(connect(Number(url.port), url.hostname)) as ScanConnection
}

const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*']

test.skipIf(!address)(
  'clamd finds the test virus and passes a text (needs CLAMAV_ADDRESS)',
  async () => {
    const bytesOf = (text: string) => new TextEncoder().encode(text)
    expect(await virusIn(opened(), bytesOf('The boundary wall'))).toBeNull()
    expect(await virusIn(opened(), bytesOf(testVirus.join('')))).toMatch(/eicar/i)
  },
)
