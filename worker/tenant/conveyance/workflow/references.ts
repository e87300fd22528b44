import type { WorkflowReferences } from '#domain/conveyance/workflow/references'
import type { RequestContext } from '#tenant/runtime/context'
import { templatesOf } from '#tenant/template/templates'
import { rolesOf } from '#tenant/user/role/roles'
import { usersOf } from '#tenant/user/users'

/** The queues that active staff work from, and the templates in force. */
export const workflowReferences = ({ store, today }: RequestContext): WorkflowReferences => {
  const roles = rolesOf(store)
  const queues = usersOf(store)
    .activeStaff()
    .flatMap((user) => roles.named(user.roles).flatMap((it) => it.queue ?? []))
  const templates = templatesOf(store)
  return {
    queues: [...new Set(queues)],
    templates: [...templates.inForce('document', today), ...templates.inForce('email', today)].map(
      ({ key }) => key,
    ),
  }
}
