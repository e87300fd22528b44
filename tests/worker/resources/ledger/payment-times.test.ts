import { expect, test } from 'vitest'
import { aLedgerCase } from '../../support/ledgers.ts'

test('the hours of the bank are set by who may approve, and not after CHAPS has closed', async () => {
  const { owner, earner } = await aLedgerCase()
  const path = '/api/bank/payment-times'
  expect((await earner.get(path)).body.data).toMatchObject({ cut_off: null, version: 0 })
  const entry = { version: 0, cut_off: '15:30', contract_time: '13:00' }
  expect((await earner.send('PUT', path, entry)).status).toBe(403)
  const beyond = await owner.send('PUT', path, { ...entry, cut_off: '17:41' })
  expect(beyond.body.error.fields.cut_off[0]).toMatch(/closes at 17:40/)
  expect((await owner.send('PUT', path, entry)).status).toBe(200)
  expect((await owner.send('PUT', path, entry)).body.error.code).toBe('stale')
  expect((await earner.get(path)).body.data).toMatchObject({ cut_off: '15:30', version: 1 })
})
