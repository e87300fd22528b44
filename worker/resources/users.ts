import { userApi } from '#domain/user/account-api'
import { userExport } from '#domain/user/export'
import { fullName } from '#domain/user/user'
import { type Api, serve } from '../serve.ts'
import { exportList } from '../tenant/core/exporting.ts'
import { savesViews } from '../tenant/list/saved-lists.ts'
import * as accounts from '../tenant/user/accounts.ts'
import { invite, inviteAgain } from '../tenant/user/invitations.ts'
import { userListOf } from '../tenant/user/list.ts'
import { savedUsers } from '../tenant/user/saved-list.ts'
import { choicesFor, toUserDetail } from '../tenant/user/view.ts'

export const users = (api: Api) => {
  savesViews(api, 'users', savedUsers)
  serve(api, userApi.list, (asked) => userListOf(asked).page(asked.query))
  serve(api, userApi.export, (asked) => {
    const { page } = userListOf(asked)
    return exportList(asked, { list: 'users', columns: userExport, query: asked.query, page })
  })
  serve(api, userApi.choices, (asked) => choicesFor(asked))
  serve(api, userApi.holder, ({ users, query }) => {
    const holder = users.byEmail(query.email.trim())
    return holder && { id: holder.id, name: fullName(holder), status: holder.status }
  })
  serve(api, userApi.show, (asked) => toUserDetail(asked, asked.params.id, own(asked)))
  serve(api, userApi.invite, (asked) =>
    toUserDetail(asked, invite(asked, asked.body).id, own(asked)),
  )
  serve(api, userApi.invite_again, (asked) => {
    const user = asked.users.get(asked.params.id)
    accounts.requireUnchanged(asked, asked.body.version, user)
    inviteAgain(asked, user)
    return toUserDetail(asked, user.id, own(asked))
  })
  serve(api, userApi.change, (asked) =>
    toUserDetail(asked, accounts.changeAccount(asked, asked.params.id, asked.body).id, own(asked)),
  )
  serve(api, userApi.suspend, (asked) =>
    toUserDetail(
      asked,
      accounts.suspend(asked, asked.params.id, asked.body.version).id,
      own(asked),
    ),
  )
  serve(api, userApi.reactivate, (asked) =>
    toUserDetail(
      asked,
      accounts.reactivate(asked, asked.params.id, asked.query.version).id,
      own(asked),
    ),
  )
  serve(api, userApi.sign_out, (asked) => {
    asked.users.get(asked.params.id)
    accounts.endSessions(asked, asked.params.id)
    return toUserDetail(asked, asked.params.id, own(asked))
  })
  serve(api, userApi.end_session, (asked) => {
    accounts.endOneSession(asked, asked.params.id, asked.params.session)
    return toUserDetail(asked, asked.params.id, own(asked))
  })
}

const own = ({ actor }: { actor: { session: { id: string } | null } }) => actor.session?.id ?? null
