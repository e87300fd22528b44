import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Delegate } from '#domain/delegate/delegate'
import { accessText, powerLabels } from '#domain/delegate/labels'
import { phoneText } from '#domain/firm/details'
import { ofCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { concernedBy, howNamed, invitedText, namedText, tellingBoth } from './telling.ts'

export const changed = ['delegates'] as const

export const hostsOf = ({ origins, firm }: RequestContext) => ({
  link: `${origins.clients}/login`,
  phone: phoneText(firm.phone),
  firm: firm.brand.name,
})

/** Sends the invitation to whoever is to help, and tells the client. */
export const invite = (context: RequestContext, conveyance: Conveyance, delegate: Delegate) => {
  const { name, client, access, power } = delegate
  const detail = {
    ...{ name, client: client.name, access: accessText(access), how: howNamed(delegate) },
    power: power && powerLabels[power.kind],
  }
  context.recordEvents([{ name: 'delegate.invited', ...ofCase(conveyance), changed, detail }], {
    ...concernedBy(conveyance, delegate),
    correspondence: () =>
      tellingBoth(conveyance, delegate, invitedText(delegate, hostsOf(context))),
  })
}

/** Invites a helper; an attorney only once their power was seen. */
export const announce = (context: RequestContext, conveyance: Conveyance, delegate: Delegate) => {
  const { name, client, power } = delegate
  if (power === null) return invite(context, conveyance, delegate)
  const how = howNamed(delegate)
  const detail = { name, client: client.name, power: powerLabels[power.kind], how }
  context.recordEvents([{ name: 'delegate.named', ...ofCase(conveyance), changed, detail }], {
    ...concernedBy(conveyance, delegate),
    correspondence: () => tellingBoth(conveyance, delegate, namedText(delegate, hostsOf(context))),
  })
}
