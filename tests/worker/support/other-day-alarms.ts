import { runInDurableObject } from 'cloudflare:test'
import type { Tenant } from '#tenant/index'
import { env, type Stub } from './firm.ts'

// The runtime's own clock is not moved by tests/support/other-day.ts: an alarm of the other day rings as much earlier.
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0)
const shifted = Symbol.for('deedbox.shifted-alarms')

const shiftAlarms = (storage: DurableObjectStorage) => {
  const { setAlarm, getAlarm } = storage
  const prototype = Object.getPrototypeOf(storage)
  prototype.setAlarm = function (this: DurableObjectStorage, at: number | Date) {
    return setAlarm.call(this, Number(at) - ahead)
  }
  prototype.getAlarm = async function (this: DurableObjectStorage) {
    const at = await getAlarm.call(this)
    return at === null ? null : at + ahead
  }
}

if (ahead !== 0 && !Reflect.has(globalThis, shifted)) {
  Reflect.set(globalThis, shifted, true)
  const stub = env.TENANT.get(env.TENANT.newUniqueId()) as unknown as Stub
  await runInDurableObject(stub, (_: Tenant, { storage }: DurableObjectState) =>
    shiftAlarms(storage),
  )
}
