/** The one alarm that an object has, set for the earliest thing that is due. */
export const alarmClockOf = (storage: Pick<DurableObjectStorage, 'setAlarm'>) => {
  let setFor = Number.POSITIVE_INFINITY
  return {
    /** It rang, and is set for nothing now. */
    rang: () => {
      setFor = Number.POSITIVE_INFINITY
    },
    /** Sets it for a moment, unless it rings before that anyway. */
    set: (due: string | null) => {
      const at = due === null ? setFor : Math.max(Date.parse(due), Date.now() + 1_000)
      if (at >= setFor) return
      setFor = at
      void storage.setAlarm(at)
    },
  }
}
