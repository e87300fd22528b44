import { conveyanceApi } from '#domain/conveyance/api'
import { customFieldApi } from '#domain/custom-field/api'
import { fillFields } from '#domain/custom-field/filling'
import { type Api, serve } from '../../serve.ts'
import { caseFileFor } from '../../tenant/conveyance/case-file.ts'
import { requireBeyondMoney } from '../../tenant/core/money-only.ts'
import {
  customFieldsFor,
  customFieldsOf,
  saveCustomFields,
} from '../../tenant/custom-field/custom-fields.ts'

/** The fields that a firm adds to its cases, and what its cases hold in them. */
export const customFields = (api: Api) => {
  serve(api, customFieldApi.show, (request) => customFieldsOf(request))
  serve(api, customFieldApi.save, (request) => saveCustomFields(request, request.body))
  serve(api, customFieldApi.of_case, (request) => [
    ...customFieldsFor(request, request.conveyances.get(request.params.id).matter_type),
  ])
  serve(api, conveyanceApi.fill_fields, (request) => {
    const { conveyances, params, body, now, person } = request
    requireBeyondMoney(person)
    const filled = conveyances.change(params.id, body.version, (records) =>
      fillFields(
        records,
        customFieldsFor(request, records.conveyance.matter_type),
        body.values,
        now,
      ),
    )
    return caseFileFor(request, filled)
  })
}
