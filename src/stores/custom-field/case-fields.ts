import { customFieldApi } from '#domain/custom-field/api'
import type { CustomValuesBody } from '#domain/custom-field/bodies'
import type { CustomField } from '#domain/custom-field/custom-field'
import { call } from '#lib/api'
import { $conveyanceId } from '#stores/conveyance/case-in-view'
import { write } from '#stores/conveyance/conveyance'
import { createFetcherStore } from '#stores/list/fetching'

/** The firm’s own fields of the case on the page. */
export const $caseFields = createFetcherStore<CustomField[]>(['case-fields/', $conveyanceId], {
  fetcher: (_, id) => call(customFieldApi.of_case, { params: { id: String(id) } }),
})

/** Fills in fields of the case on the page, on top of the version that the form was filled in on. */
export const fillFields = (values: CustomValuesBody['values'], key: string, version?: number) =>
  write('fill_fields', { values }, { key, version })
