import { computed, onMount } from 'nanostores'
import { type EnquiryFigures, enquiryFiguresApi } from '#domain/enquiry/figures/api'
import { FiguresBy } from '#domain/enquiry/figures/figures'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

const dayChoices = ['30', '90', '365'] as const

/** By what the address counts enquiries, and how far back. */
export const $figuresChoice = computed($route, ({ search }) => {
  const asked = new URLSearchParams(search)
  return {
    by: FiguresBy.options.find((it) => it === asked.get('by')) ?? 'classification',
    days: dayChoices.find((it) => it === asked.get('days')) ?? '365',
  }
})

const $key = computed([$route, $figuresChoice], ({ name }, { by, days }) =>
  name === 'admin-additional-enquiries' ? `${by}/${days}` : null,
)

export const $enquiryFigures = createFetcherStore<EnquiryFigures>(['enquiry-figures/', $key], {
  fetcher: () => call(enquiryFiguresApi.show, { query: $figuresChoice.get() }),
})

onMount($enquiryFigures, () => followArea('conveyances', () => $enquiryFigures.revalidate()))
