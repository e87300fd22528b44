/** '3, 25 %'; a dash for none. */
export const shareText = (count: number, of: number) =>
  count === 0 || of === 0 ? '–' : `${count}, ${Math.round((count / of) * 100)} %`
