import * as z from 'zod/mini'

/** 'Use 2,000 characters or fewer.' */
export const tooLongText = (most: number | bigint) =>
  `Use ${most.toLocaleString('en-GB')} characters or fewer.`

/** Refuses a text that is longer, and says how long it may be. */
export const atMost = (most: number) => z.maxLength(most, tooLongText(most))
