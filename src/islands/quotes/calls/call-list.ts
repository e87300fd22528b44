import { optionsOf } from '#components/form/options-of.ts'
import type { Call } from '#domain/call/call'
import { callDispositionNames, callResultNames } from '#domain/call/labels'
import { addDays } from '#domain/dates'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { plainDate, today } from '#lib/format'
import { callPeopleChoices, exportCalls } from '#stores/call/acts'
import { agencyChoices } from '#stores/list/choices'

const DAYS_BACK = 31

const days = () =>
  Array.from({ length: DAYS_BACK }, (_, back) => addDays(today(), -back)).map((day, back) => ({
    value: day,
    label: back === 0 ? 'today' : back === 1 ? 'yesterday' : plainDate(day),
  }))

export default {
  filters: [
    { name: 'user_id', label: 'By', options: callPeopleChoices },
    { name: 'disposition', label: 'Ended', options: optionsOf(callDispositionNames) },
    { name: 'result', label: 'Outcome', options: optionsOf(callResultNames) },
    { name: 'agency_id', label: 'Agency', options: agencyChoices },
    { name: 'on', label: 'Day', options: async () => days() },
    {
      name: 'unmatched',
      label: 'Case',
      options: [{ value: 'yes', label: 'unknown' }],
    },
  ],
  exported: exportCalls,
  exportNeeds: 'quotes.view-any',
} satisfies ListParts<Call>
