import { roleApi } from '#domain/user/role/api'
import { type Api, serve } from '../serve.ts'
import { changeRole, createRole, listRoles, toRoleDetail } from '../tenant/user/role/changes.ts'
import { giversOf } from '../tenant/user/role/permission-givers.ts'

export const roles = (api: Api) => {
  serve(api, roleApi.list, (request) => listRoles(request))
  serve(api, roleApi.show, (request) => toRoleDetail(request, request.params.id))
  serve(api, roleApi.givers, (request) => giversOf(request, request.params.name))
  serve(api, roleApi.create, (request) =>
    toRoleDetail(request, createRole(request, request.body).id),
  )
  serve(api, roleApi.change, (request) => {
    const { version, ...body } = request.body
    return toRoleDetail(request, changeRole(request, request.params.id, version, body).id)
  })
}
