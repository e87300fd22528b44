import { leadIntakeApi } from '#domain/lead/intake-api'
import { type Api, serve } from '../serve.ts'
import {
  introducedBy,
  receiveEmail,
  receiveForm,
  receiveIntroduction,
} from '../tenant/lead/intake.ts'

export const leadIntake = (api: Api) => {
  serve(api, leadIntakeApi.web, (request) => {
    receiveForm(request, request.body, request.actor.ip)
    return { received: true as const }
  })
  serve(api, leadIntakeApi.email, (request) => {
    receiveEmail(request, request.body)
    return { received: true as const }
  })
  serve(api, leadIntakeApi.introduce, (request) => receiveIntroduction(request, request.body))
  serve(api, leadIntakeApi.introduced, (request) => introducedBy(request))
}
