import { domainOf } from '#domain/mail/address'
import type { OwnPeople } from '#domain/mail/warning/warning'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'

/** Domains that anybody can have an address at: colleagues there are known by their whole address alone. */
const PUBLIC = /^(?:gmail|googlemail|outlook|hotmail|live|icloud|me|yahoo|btinternet|aol)\./

const ownDomains = ({ firm, users }: RequestContext): string[] => {
  const addresses = [firm.email, ...users.activeStaff().map(({ email }) => email)]
  const domains = addresses.map(domainOf).filter((it) => it !== '' && !PUBLIC.test(it))
  return [...new Set([...domains, ...firm.domains])]
}

/** The names and domains of the firm's people, by which one who pretends to be a colleague is known. */
export const ownPeopleOf = (context: RequestContext): OwnPeople => ({
  names: context.users.activeStaff().map(fullName),
  domains: ownDomains(context),
})

/** Whether an address is of the firm. */
export const isOwnAddress = (context: RequestContext, address: string) =>
  address !== '' && ownDomains(context).includes(domainOf(address))
