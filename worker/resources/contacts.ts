import { contactApi } from '#domain/contact/api'
import { type Api, serve } from '../serve.ts'
import { recordRead } from '../tenant/audit/reads.ts'
import { accessibleContact } from '../tenant/contact/access.ts'
import { changeContact, createContactOf } from '../tenant/contact/changing.ts'
import { contactListOf } from '../tenant/contact/list.ts'
import { mergeInto } from '../tenant/contact/merging.ts'
import { contactView } from '../tenant/contact/view.ts'

export const contacts = (api: Api) => {
  serve(api, contactApi.list, (request) => contactListOf(request).page(request.query))
  serve(api, contactApi.show, (request) => {
    const contact = accessibleContact(request, request.params.id)
    recordRead(request, { what: 'contact', subject: 'contact', id: contact.id })
    return contactView(request, contact)
  })
  serve(api, contactApi.create, (request) =>
    contactView(request, createContactOf(request, request.body)),
  )
  serve(api, contactApi.change, (request) =>
    contactView(request, changeContact(request, request.params.id, request.body)),
  )
  serve(api, contactApi.merge, (request) =>
    contactView(request, mergeInto(request, request.params.id, request.body)),
  )
}
