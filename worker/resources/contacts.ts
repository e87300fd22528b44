import { contactApi } from '#domain/contact/api'
import { type Api, serve } from '../serve.ts'
import { accessibleContact } from '../tenant/contact/access.ts'
import { changeContact, createContactOf } from '../tenant/contact/changing.ts'
import { contactListOf } from '../tenant/contact/list.ts'
import { mergeInto } from '../tenant/contact/merging.ts'
import { contactView } from '../tenant/contact/view.ts'

export const contacts = (api: Api) => {
  serve(api, contactApi.list, (asked) => contactListOf(asked).page(asked.query))
  serve(api, contactApi.show, (asked) =>
    contactView(asked, accessibleContact(asked, asked.params.id)),
  )
  serve(api, contactApi.create, (asked) => contactView(asked, createContactOf(asked, asked.body)))
  serve(api, contactApi.change, (asked) =>
    contactView(asked, changeContact(asked, asked.params.id, asked.body)),
  )
  serve(api, contactApi.merge, (asked) =>
    contactView(asked, mergeInto(asked, asked.params.id, asked.body)),
  )
}
