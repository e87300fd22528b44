import { mailboxApi } from '#domain/mailbox/api'
import { type Api, serve } from '../../serve.ts'
import {
  changeFolders,
  changeSending,
  disconnectMailbox,
  pauseMailbox,
} from '../../tenant/mailbox/changing.ts'
import { connectShared } from '../../tenant/mailbox/connecting.ts'
import { connectByImap } from '../../tenant/mailbox/connecting-imap.ts'
import { changeGoogleClient } from '../../tenant/mailbox/consents.ts'
import { changeRegistration, changeRegistrationSecret } from '../../tenant/mailbox/registering.ts'
import { mailboxAdmin, ownMailboxes, toMailboxView } from '../../tenant/mailbox/view.ts'
import { mailboxSteps } from './mailbox-steps.ts'

export const mailboxes = (api: Api) => {
  serve(api, mailboxApi.own, ownMailboxes)
  serve(api, mailboxApi.list, mailboxAdmin)
  serve(api, mailboxApi.register, ({ body, ...request }) =>
    changeRegistration(request, body.version, body.registration),
  )
  serve(api, mailboxApi.secret, ({ body, ...request }) =>
    changeRegistrationSecret(request, body.version, body.secret),
  )
  serve(api, mailboxApi.google, ({ body, ...request }) => {
    changeGoogleClient(request, body.version, body.client)
    return mailboxAdmin(request)
  })
  serve(api, mailboxApi.share, (request) =>
    toMailboxView(request, connectShared(request, request.body)),
  )
  serve(api, mailboxApi.connect_own, (request) =>
    toMailboxView(request, connectByImap(request, request.body, request.by)),
  )
  serve(api, mailboxApi.share_by_imap, (request) =>
    toMailboxView(request, connectByImap(request, request.body, null)),
  )
  serve(api, mailboxApi.pause, (request) => pauseMailbox(request, request.params.id, request.body))
  serve(api, mailboxApi.folders, (request) =>
    changeFolders(request, request.params.id, request.body),
  )
  serve(api, mailboxApi.send, (request) => changeSending(request, request.params.id, request.body))
  serve(api, mailboxApi.disconnect, (request) =>
    disconnectMailbox(request, request.params.id, request.body),
  )
  mailboxSteps(api)
}
