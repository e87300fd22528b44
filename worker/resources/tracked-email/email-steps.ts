import { assertAllowed } from '#domain/act'
import { mayChangeWith } from '#domain/user/acting-person'
import { emailSteps as steps } from '../../directory/email-endpoints.ts'
import { type Api, serve } from '../../serve.ts'
import { recordRefusedMail } from '../../tenant/tracked-email/mailbox.ts'
import { ownPeopleOf } from '../../tenant/tracked-email/own-people.ts'
import { readableEmail, recordEmailRead } from '../../tenant/tracked-email/reading.ts'
import { addEmail, receiveEmail } from '../../tenant/tracked-email/receiving.ts'
import { targetIn } from '../../tenant/tracked-email/targets.ts'
import { system } from '../../tenant/user/people.ts'

/** The steps of the edge, which reads and stores emails before they are filed. */
export const emailSteps = (api: Api) => {
  serve(api, steps.own_people, (request) => {
    const { names, domains } = ownPeopleOf(request)
    return { names: [...names], domains: [...domains] }
  })
  serve(api, steps.receive, (request) => receiveEmail(request.as(system), request.body))
  serve(api, steps.refuse, (request) => {
    recordRefusedMail(request, request.body)
    return { received: true as const }
  })
  serve(api, steps.may_add, (request) => {
    assertAllowed(mayChangeWith(request.person, []))
    return { id: targetIn(request, request.body).target.id }
  })
  serve(api, steps.add, (request) => addEmail(request, request.body.to, request.body.email))
  serve(api, steps.files, (request) => {
    const { subject, original, attachments } = readableEmail(request, request.params.id)
    recordEmailRead(request, request.params.id)
    return { subject, original, attachments }
  })
}
