import type { EventRows, EventType } from '#domain/event'
import { changesText, type FieldChange } from '#domain/field-change'

type Name = { readonly name: string }
type Changes = Name & { readonly changes: readonly FieldChange[] }
type Merged = Name & { readonly other: string; readonly other_id: string }
type Open = Name & { readonly open: string }

export type IntroducerEvents = {
  'agency.created': EventType<'agency', Name>
  'agency.updated': EventType<'agency', Changes>
  'agency.archived': EventType<'agency', Open>
  'agency.restored': EventType<'agency', Name>
  'agency.merged': EventType<'agency', Merged & { readonly moved: string }>
  'branch.created': EventType<'branch', Name>
  'branch.updated': EventType<'branch', Changes>
  'branch.archived': EventType<'branch', Name>
  'branch.restored': EventType<'branch', Name>
  'branch.merged': EventType<'branch', Merged>
  'negotiator.created': EventType<'negotiator', Name & { readonly branch: string }>
  'negotiator.updated': EventType<'negotiator', Changes>
  'negotiator.archived': EventType<'negotiator', Name>
  'negotiator.restored': EventType<'negotiator', Name>
  'negotiator.moved': EventType<'negotiator', Name & { readonly from: string; readonly to: string }>
  'negotiator.invited': EventType<'negotiator', Name & { readonly email: string }>
}

const agency = { subjects: ['agency'], broadcast: ['area'] } as const
const branch = { subjects: ['branch'], broadcast: ['area'] } as const
const negotiator = { subjects: ['negotiator'], broadcast: ['area'] } as const

const updated = ({ name, changes }: Changes) => `${name}: ${changesText(changes) || 'changed'}`
const said =
  (what: string) =>
  ({ name }: Name) =>
    `${name} ${what}`

export const introducerEvents: EventRows<IntroducerEvents> = {
  'agency.created': { ...agency, title: 'Agency added', text: said('added') },
  'agency.updated': { ...agency, title: 'Agency changed', text: updated },
  'agency.archived': {
    ...agency,
    title: 'Agency archived',
    text: ({ name, open }) => `${name} archived${open === '' ? '' : ` with ${open}`}`,
  },
  'agency.restored': { ...agency, title: 'Agency restored', text: said('restored') },
  'agency.merged': {
    ...agency,
    title: 'Agencies merged',
    text: ({ other, moved }) => `${other} merged into this agency: ${moved}`,
  },
  'branch.created': { ...branch, title: 'Branch added', text: said('added') },
  'branch.updated': { ...branch, title: 'Branch changed', text: updated },
  'branch.archived': { ...branch, title: 'Branch archived', text: said('archived') },
  'branch.restored': { ...branch, title: 'Branch restored', text: said('restored') },
  'branch.merged': {
    ...branch,
    title: 'Branches merged',
    text: ({ name, other }) => `${other} merged into ${name}`,
  },
  'negotiator.created': {
    ...negotiator,
    title: 'Negotiator added',
    text: ({ name, branch: at }) => `${name} added at ${at}`,
  },
  'negotiator.updated': { ...negotiator, title: 'Negotiator changed', text: updated },
  'negotiator.archived': { ...negotiator, title: 'Negotiator archived', text: said('archived') },
  'negotiator.restored': { ...negotiator, title: 'Negotiator restored', text: said('restored') },
  'negotiator.moved': {
    ...negotiator,
    title: 'Negotiator moved',
    text: ({ name, from, to }) => `${name} moved from ${from} to ${to}`,
  },
  'negotiator.invited': {
    ...negotiator,
    title: 'Negotiator invited',
    text: ({ name, email }) => `${name} invited at ${email}`,
  },
}
