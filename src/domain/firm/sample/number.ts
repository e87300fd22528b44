/** 'Q-090001' from a number of the firm and 1; the firm's own numbers never begin with a zero and have six digits. */
export const sampleNumber = (number: string, count: number) =>
  number.replace(/\d+$/, `09${String(count).padStart(4, '0')}`)
