// Runs the tests as if it were the moment that TODAY names; from there the clock goes on. See vitest.config.ts.
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0)
const shifted = Symbol.for('deedbox.shifted-clock')

// Files that share a process share its clock too.
if (ahead !== 0 && !Reflect.has(globalThis, shifted)) {
  const now = Date.now
  Reflect.set(globalThis, shifted, true)
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, target) =>
      Reflect.construct(date, given.length === 0 ? [now() + ahead] : given, target),
    get: (date, key) => (key === 'now' ? () => now() + ahead : Reflect.get(date, key)),
  })
}
