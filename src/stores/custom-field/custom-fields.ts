import { customFieldApi } from '#domain/custom-field/api'
import type { CustomFieldsBody } from '#domain/custom-field/bodies'
import type { CustomFields } from '#domain/custom-field/custom-field'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'

/** The fields that the firm adds to its cases, retired ones included. */
export const $customFields = createFetcherStore<CustomFields>(['custom-fields'], {
  fetcher: () => call(customFieldApi.show),
})

const show = (saved: CustomFields) => $customFields.mutate(saved)

const { change } = saverOf<CustomFields>({ show, showCurrent: show })

export const saveCustomFields = (
  fields: CustomFieldsBody['fields'],
  version: number,
  key: string,
) => change(customFieldApi.save, { fields }, { version, key })
