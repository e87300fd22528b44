export const alarmClockOf = (storage: Pick<DurableObjectStorage, 'setAlarm'>) => {
  let setFor = Number.POSITIVE_INFINITY
  return {
    rang: () => {
      setFor = Number.POSITIVE_INFINITY
    },
    /** Sets the alarm, unless it fires earlier anyway. */
    set: (due: string | null) => {
      const at = due === null ? setFor : Math.max(Date.parse(due), Date.now() + 1_000)
      if (at >= setFor) return
      setFor = at
      void storage.setAlarm(at)
    },
  }
}
