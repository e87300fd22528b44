import { roleApi } from '#domain/user/role/api'
import { type Api, serve } from '../serve.ts'
import { changeRole, createRole, listRoles, toRoleDetail } from '../tenant/user/role/changes.ts'
import { giversOf } from '../tenant/user/role/permission-givers.ts'

export const roles = (api: Api) => {
  serve(api, roleApi.list, (asked) => listRoles(asked))
  serve(api, roleApi.show, (asked) => toRoleDetail(asked, asked.params.id))
  serve(api, roleApi.givers, (asked) => giversOf(asked, asked.params.name))
  serve(api, roleApi.create, (asked) => toRoleDetail(asked, createRole(asked, asked.body).id))
  serve(api, roleApi.change, (asked) => {
    const { version, ...body } = asked.body
    return toRoleDetail(asked, changeRole(asked, asked.params.id, version, body).id)
  })
}
