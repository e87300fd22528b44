const STOP = /^\W*(?:stop|stop all|unsubscribe|cancel|end|quit|opt[ -]?out|no more messages)\W*$/i
const START = /^\W*(?:start|unstop|subscribe|opt[ -]?in)\W*$/i

/** What a message says about further messages: that they stop, that they may begin again, or nothing. */
export const choiceIn = (text: string): 'stop' | 'start' | null => {
  if (STOP.test(text)) return 'stop'
  return START.test(text) ? 'start' : null
}
