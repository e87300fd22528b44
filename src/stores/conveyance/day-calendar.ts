import { computed } from 'nanostores'
import { type DayCalendar, myDayApi } from '#domain/conveyance/my-day'
import { addDays, type DateOnly } from '#domain/dates'
import { call } from '#lib/api'
import { $route, setSearch } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'

const views = ['month', 'week', 'agenda'] as const
type DayRange = { readonly view: (typeof views)[number]; readonly at: DateOnly }

/** The view and day of the calendar in the address; null while the day is shown. */
export const $dayCalendarRange = computed($route, ({ search }): DayRange | null => {
  const query = new URLSearchParams(search)
  const at = query.get('day') ?? ''
  const view = views.find((it) => it === query.get('calendar'))
  return view && /^\d{4}-\d{2}-\d{2}$/.test(at) ? { view, at } : null
})

export const openDayCalendar = ({ view, at }: DayRange) => setSearch(`?calendar=${view}&day=${at}`)

// The month of the day and what any view shows beyond it: moving within it requests nothing.
const $range = computed($dayCalendarRange, (dayRange) => {
  if (dayRange === null) return null
  const first = `${dayRange.at.slice(0, 7)}-01`
  return `${addDays(first, -6)}/${addDays(first, 60)}`
})

export const $dayCalendar = createFetcherStore<DayCalendar>(['day-calendar/', $range], {
  fetcher: (_, range) => {
    const [from = '', until = ''] = String(range).split('/')
    return call(myDayApi.calendar, { query: { from, until } })
  },
})
