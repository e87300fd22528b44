import { receivedTextApi } from '#domain/received-text/api'
import { wrongState } from '#domain/refusal'
import { type Api, serve } from '../../serve.ts'
import { providerSettingsOf } from '../../tenant/communication/provider/choice.ts'
import { closeText, fileText } from '../../tenant/received-text/changing.ts'
import { receiveText, textNumber } from '../../tenant/received-text/receiving.ts'
import { system } from '../../tenant/user/people.ts'

export const receivedTexts = (api: Api) => {
  serve(api, receivedTextApi.file, (request) => fileText(request, request.params.id, request.body))
  serve(api, receivedTextApi.close, (request) =>
    closeText(request, request.params.id, request.body),
  )
  serve(api, receivedTextApi.simulate, (request) => {
    const to = textNumber(request)
    const isKept = request.isLocal && providerSettingsOf(request).sms.kind === 'embedded'
    if (!isKept || to === null)
      throw wrongState('text.no_simulator', 'The simulator is not in use here.')
    const event = `simulated ${request.newId()}`
    return receiveText(request.as(system), { ...request.body, event, to })
  })
  serve(api, receivedTextApi.receive, (request) => {
    receiveText(request.as(system), request.body)
    return { received: true as const }
  })
}
