import type { EventRows, EventType } from '#domain/event'

export type MigrationEvents = {
  'conveyance.workflow-changed': EventType<
    'conveyance',
    {
      /** 'purchase@2' */
      from: string
      to: string
      name: string
    }
  >
  'conveyance.workflow-started': EventType<
    'conveyance',
    {
      /** 'lease-extension@1' */
      workflow: string
      name: string
      rule: string
    }
  >
}

const numberOf = (version: string) => version.split('@')[1] ?? ''

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
} as const

export const migrationEvents: EventRows<MigrationEvents> = {
  'conveyance.workflow-changed': {
    ...common,
    title: 'Case moved to another workflow',
    text: ({ name, to }) => `Plan moved to workflow ${name}, version ${numberOf(to)}`,
  },
  'conveyance.workflow-started': {
    ...common,
    title: 'Workflow started',
    text: ({ name, rule }) => `“${rule}” started workflow ${name}`,
  },
}
