import { trackedEmailApi } from '#domain/tracked-email/api'
import type { TrackedEmail } from '#domain/tracked-email/tracked-email'
import { type Api, serve } from '../../serve.ts'
import type { RequestContext } from '../../tenant/runtime/context.ts'
import { correspondenceOf } from '../../tenant/tracked-email/correspondence.ts'
import { emailTemplates, fillEmail } from '../../tenant/tracked-email/email-templates.ts'
import { fileEmail, unfileEmail } from '../../tenant/tracked-email/filing.ts'
import { readableEmail, recordEmailRead } from '../../tenant/tracked-email/reading.ts'
import { saveAttachment } from '../../tenant/tracked-email/saving-attachment.ts'
import { replyToEmail, writeTo } from '../../tenant/tracked-email/sending.ts'
import { unfiledEmails } from '../../tenant/tracked-email/unfiled.ts'
import { toEmailRow, toEmailView } from '../../tenant/tracked-email/view.ts'
import { emailSteps } from './email-steps.ts'

const shownTo = (request: RequestContext, email: TrackedEmail) => {
  recordEmailRead(request, email.id)
  return toEmailView(request, email)
}

const rowOf = (email: TrackedEmail) => toEmailRow(email, email.filing !== null)

export const trackedEmails = (api: Api) => {
  serve(api, trackedEmailApi.of_conveyance, (request) =>
    correspondenceOf(request, { kind: 'conveyance', ...request.params }, request.query),
  )
  serve(api, trackedEmailApi.of_quote_case, (request) =>
    correspondenceOf(request, { kind: 'quote-case', ...request.params }, request.query),
  )
  serve(api, trackedEmailApi.of_lead, (request) =>
    correspondenceOf(request, { kind: 'lead', ...request.params }, request.query),
  )
  serve(api, trackedEmailApi.unfiled, (request) => unfiledEmails(request, request.query.after))
  serve(api, trackedEmailApi.show, (request) =>
    shownTo(request, readableEmail(request, request.params.id)),
  )
  serve(api, trackedEmailApi.file, (request) =>
    rowOf(fileEmail(request, request.params.id, request.body)),
  )
  serve(api, trackedEmailApi.unfile, (request) =>
    rowOf(unfileEmail(request, request.params.id, request.body)),
  )
  serve(api, trackedEmailApi.reply, (request) =>
    replyToEmail(request, request.params.id, request.body),
  )
  serve(api, trackedEmailApi.save_attachment, (request) =>
    toEmailView(request, saveAttachment(request, request.params.id, request.body)),
  )
  serve(api, trackedEmailApi.templates, (request) => emailTemplates(request, request.params.id))
  serve(api, trackedEmailApi.fill, (request) => fillEmail(request, request.params.id, request.body))
  serve(api, trackedEmailApi.write_to_case, (request) =>
    writeTo(request, { kind: 'conveyance', ...request.params }, request.body),
  )
  serve(api, trackedEmailApi.write_to_quote, (request) =>
    writeTo(request, { kind: 'quote-case', ...request.params }, request.body),
  )
  serve(api, trackedEmailApi.write_to_lead, (request) =>
    writeTo(request, { kind: 'lead', ...request.params }, request.body),
  )
  emailSteps(api)
}
