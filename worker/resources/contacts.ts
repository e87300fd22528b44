import { contactApi } from '#domain/contact/api'
import { type Api, serve } from '../serve.ts'
import { accessibleContact } from '../tenant/contact/access.ts'
import { changeContact, createContactOf } from '../tenant/contact/changing.ts'
import { contactListOf } from '../tenant/contact/list.ts'
import { mergeInto } from '../tenant/contact/merging.ts'
import { contactView } from '../tenant/contact/view.ts'

export const contacts = (api: Api) => {
  serve(api, contactApi.list, (request) => contactListOf(request).page(request.query))
  serve(api, contactApi.show, (request) =>
    contactView(request, accessibleContact(request, request.params.id)),
  )
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
