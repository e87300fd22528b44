import { TestReceipt } from '#domain/communication/type/api'
import { endpointsOf } from '#domain/endpoint'
import { TemplatePreviewing } from '#domain/template/bodies'
import { templateApiOf } from './family.ts'

export const emailTemplateApi = templateApiOf('/api/admin/templates/emails', {
  view: 'email-templates.view-any',
  create: 'email-templates.create',
  update: 'email-templates.update',
})

/** Sends the text, stored or not, as it comes out for a case, to the person who asks for it. */
export const emailTestApi = endpointsOf({
  send: {
    method: 'POST',
    path: '/api/admin/templates/emails/test-messages',
    who: ['staff'],
    can: ['email-templates.view-any', 'email-templates.update'],
    body: TemplatePreviewing,
    reply: TestReceipt,
  },
})
