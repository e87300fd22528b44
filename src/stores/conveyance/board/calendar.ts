import { computed, onMount } from 'nanostores'
import { boardApi, type ConveyanceCalendar } from '#domain/conveyance/board/api'
import { addDays, type DateOnly } from '#domain/dates'
import { call } from '#lib/api'
import { $route, setSearch } from '#stores/chrome/route'
import { conveyanceFiltersIn } from '#stores/conveyance/conveyances'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { $conveyanceLayout } from './layout.ts'

const views = ['month', 'week', 'agenda'] as const
type Range = { readonly view: (typeof views)[number]; readonly at: DateOnly }

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The view and day of the calendar in the address; null for each that it leaves open. */
export const $calendarAsked = computed($route, ({ search }) => {
  const query = new URLSearchParams(search)
  const day = query.get('day') ?? ''
  return {
    view: views.find((it) => it === query.get('calendar')) ?? null,
    at: isDay(day) ? day : null,
  }
})

export const openCalendar = ({ view, at }: Range) => {
  const query = new URLSearchParams($route.get().search)
  query.set('calendar', view)
  query.set('day', at)
  setSearch(`?${query}`)
}

const DAYS_AROUND = { before: -6, after: 60 }

// The month of the day and what any view shows beyond it: moving within it requests nothing.
const $key = computed(
  [$route, $conveyanceLayout, $calendarAsked],
  (route, layout, { view, at }) => {
    if (route.name !== 'conveyances' || layout !== 'calendar' || at === null) return null
    const first = `${at.slice(0, 7)}-01`
    return JSON.stringify({
      ...conveyanceFiltersIn(route.search),
      from: addDays(first, DAYS_AROUND.before),
      until: addDays(first, DAYS_AROUND.after),
      ...(view === 'month' ? {} : { per_day: 50 }),
    })
  },
)

export const $conveyanceCalendar = createFetcherStore<ConveyanceCalendar>(
  ['conveyance-calendar/', $key],
  { fetcher: (_, key) => call(boardApi.calendar, { query: JSON.parse(String(key)) }) },
)

onMount($conveyanceCalendar, () =>
  followArea('conveyances', () => $conveyanceCalendar.revalidate()),
)
