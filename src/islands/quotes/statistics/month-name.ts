const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** 'Oct' of '2026-10'. */
export const shortMonth = (month: string) => names[Number(month.slice(5)) - 1] ?? ''

/** 'Oct 2026' of '2026-10'. */
export const monthName = (month: string) => `${shortMonth(month)} ${month.slice(0, 4)}`
