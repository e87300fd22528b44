import { peopleOfConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { fullDate } from '#domain/dates'
import type { Delegate } from '#domain/delegate/delegate'
import type { DelegateValue } from '#domain/delegate/events'
import { accessText, authorityLabels, powerLabels } from '#domain/delegate/labels'
import type { Correspondence, Recipient } from '#tenant/events/messages'

type Telling = Readonly<Record<DelegateValue, string>>
type Told = { readonly client: Telling; readonly delegate: Telling | null }

/** Who hears of it: the staff of the case and its one client, never the other clients. */
export const concernedBy = (conveyance: Conveyance, { client }: Pick<Delegate, 'client'>) => ({
  users: peopleOfConveyance(conveyance),
  clients: [client.id],
})

/** What the client reads, and whoever helps them. */
export const tellingBoth = (
  { id, ref, clients }: Conveyance,
  { client, name, email }: Delegate,
  told: Told,
): Correspondence<DelegateValue> => {
  const toDelegate: Recipient = { name, email, phone: null }
  const toClient = clients
    .filter(({ contact_id }) => contact_id === client.id)
    .map(({ name: called, email: at, phone, contact_id }) => ({
      ...{ name: called, email: at, phone, contact_id },
    }))
  return {
    about: { kind: 'conveyance', id, ref },
    values: told.client,
    valuesFor: (to) => (to === toDelegate && told.delegate ? told.delegate : told.client),
    clients: [...toClient, ...(told.delegate ? [toDelegate] : [])],
  }
}

/** 'in the portal', or as the client told staff. */
export const howNamed = ({ authority }: Pick<Delegate, 'authority'>) =>
  authority === null
    ? 'in the portal'
    : `by us, as the client told us (${authorityLabels[authority.way].toLowerCase()}, ${fullDate(authority.on)})`

/** 'as your attorney', 'to help you' */
const notYou = 'If you did not ask for this, call us at once on {phone}.'

type Hosts = { readonly link: string; readonly phone: string; readonly firm: string }

const calling = (text: string, { phone }: Hosts) => text.replace('{phone}', phone)

export const namedText = ({ name, power }: Delegate, hosts: Hosts): Told => ({
  client: {
    title: `${name} is named as your attorney`,
    what: `${name} is named as your attorney in your case${power ? ` (${powerLabels[power.kind].toLowerCase()})` : ''}. They can see nothing until two of us have seen the power of attorney. Send it to us if you have not done so.`,
    next: calling(notYou, hosts),
  },
  delegate: null,
})

export const invitedText = (
  { name, client, access, until, power }: Delegate,
  hosts: Hosts,
): Told => {
  const lasts = until === null ? '' : ` It ends on ${fullDate(until)}.`
  const asWhom = power === null ? 'help you' : 'act as your attorney'
  return {
    client: {
      title: `${name} can now ${asWhom} with your case`,
      what: `${name} can ${accessText(access)}.${lasts} They cannot sign or pay for you, prove who you are, or see bank details. You can end it at any time when you sign in, under “People who help you”.`,
      next: calling(notYou, hosts),
    },
    delegate: {
      title: `${client.name} asks for your help with their case at ${hosts.firm}`,
      what: `${client.name} asks you to ${power === null ? 'help them' : 'act as their attorney'}. You can ${accessText(access)}.${lasts} You cannot sign or pay for them, prove who they are, or see bank details.`,
      next: `Sign in with this email address to accept: ${hosts.link}\n\nIf you do not know ${client.name}, ignore this message.`,
    },
  }
}

export const acceptedText = ({ name, access }: Delegate, hosts: Hosts): Told => ({
  client: {
    title: `${name} has accepted to help you`,
    what: `${name} signed in and can now ${accessText(access)}. What they do is shown under their own name.`,
    next: calling(notYou, hosts),
  },
  delegate: null,
})

export const endedText = ({ name, client }: Delegate, hosts: Hosts): Told => ({
  client: {
    title: `${name} no longer helps you`,
    what: `${name} can no longer see your case or do anything in it.`,
    next: calling('If you did not expect this, call us on {phone}.', hosts),
  },
  delegate: {
    title: `You no longer help ${client.name}`,
    what: `You can no longer see the case of ${client.name}. Thank you for your help.`,
    next: `Ask ${client.name} if you think that this is a mistake.`,
  },
})
