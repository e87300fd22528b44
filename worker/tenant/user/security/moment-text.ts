import { fullDate, londonDate, londonTime } from '#domain/dates'

/** '22 November 2026 at 21:40', in London. */
export const momentText = (at: string) => `${fullDate(londonDate(at))} at ${londonTime(at)}`
