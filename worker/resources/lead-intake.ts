import { leadIntakeApi } from '#domain/lead/intake-api'
import { type Api, serve } from '../serve.ts'
import { introducedBy, receiveEmail, receiveForm, takeIntroduction } from '../tenant/lead/intake.ts'

export const leadIntake = (api: Api) => {
  serve(api, leadIntakeApi.web, (asked) => {
    receiveForm(asked, asked.body, asked.actor.ip)
    return { received: true as const }
  })
  serve(api, leadIntakeApi.email, (asked) => {
    receiveEmail(asked, asked.body)
    return { received: true as const }
  })
  serve(api, leadIntakeApi.introduce, (asked) => takeIntroduction(asked, asked.body))
  serve(api, leadIntakeApi.introduced, (asked) => introducedBy(asked))
}
