import { userApi } from '#domain/user/account-api'
import { userExport } from '#domain/user/export'
import { fullName } from '#domain/user/user'
import { type Api, serve } from '../serve.ts'
import { exportList } from '../tenant/core/exporting.ts'
import { registerSavedList } from '../tenant/list/saved-lists.ts'
import * as accounts from '../tenant/user/accounts.ts'
import { invite, inviteAgain } from '../tenant/user/invitations.ts'
import { userListOf } from '../tenant/user/list.ts'
import { savedUsers } from '../tenant/user/saved-list.ts'
import { resetFactor } from '../tenant/user/security/factor-reset.ts'
import { endOneSession, endSessions } from '../tenant/user/session-ends.ts'
import { choicesFor, toUserDetail } from '../tenant/user/view.ts'

export const users = (api: Api) => {
  registerSavedList(api, 'users', savedUsers)
  serve(api, userApi.list, (request) => userListOf(request).page(request.query))
  serve(api, userApi.export, (request) => {
    const { page } = userListOf(request)
    return exportList(request, { list: 'users', columns: userExport, query: request.query, page })
  })
  serve(api, userApi.choices, (request) => choicesFor(request))
  serve(api, userApi.holder, ({ users, query }) => {
    const holder = users.byEmail(query.email.trim())
    return holder && { id: holder.id, name: fullName(holder), status: holder.status }
  })
  serve(api, userApi.show, (request) =>
    toUserDetail(request, request.params.id, currentSessionId(request)),
  )
  serve(api, userApi.invite, (request) =>
    toUserDetail(request, invite(request, request.body).id, currentSessionId(request)),
  )
  serve(api, userApi.invite_again, (request) => {
    const user = request.users.get(request.params.id)
    accounts.requireUnchanged(request, request.body.version, user)
    inviteAgain(request, user)
    return toUserDetail(request, user.id, currentSessionId(request))
  })
  serve(api, userApi.change, (request) =>
    toUserDetail(
      request,
      accounts.changeAccount(request, request.params.id, request.body, currentSessionId(request))
        .id,
      currentSessionId(request),
    ),
  )
  serve(api, userApi.suspend, (request) =>
    toUserDetail(
      request,
      accounts.suspend(request, request.params.id, request.body.version).id,
      currentSessionId(request),
    ),
  )
  serve(api, userApi.reactivate, (request) =>
    toUserDetail(
      request,
      accounts.reactivate(request, request.params.id, request.query.version).id,
      currentSessionId(request),
    ),
  )
  serve(api, userApi.sign_out, (request) => {
    accounts.requireActOn(request, request.params.id)
    endSessions(request, request.params.id)
    return toUserDetail(request, request.params.id, currentSessionId(request))
  })
  serve(api, userApi.reset_factor, (request) => {
    resetFactor(request, request.params.id, request.body.reason)
    return toUserDetail(request, request.params.id, currentSessionId(request))
  })
  serve(api, userApi.end_session, (request) => {
    accounts.requireActOn(request, request.params.id)
    endOneSession(request, request.params.id, request.params.session)
    return toUserDetail(request, request.params.id, currentSessionId(request))
  })
}

const currentSessionId = ({ actor }: { actor: { session: { id: string } | null } }) =>
  actor.session?.id ?? null
