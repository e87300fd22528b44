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

export const migrationEvents: EventRows<MigrationEvents> = {
  'conveyance.workflow-changed': {
    title: 'Case moved to another workflow',
    subjects: ['conveyance'],
    broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
    text: ({ name, to }) => `Plan moved to workflow ${name}, version ${numberOf(to)}`,
  },
  'conveyance.workflow-started': {
    title: 'Workflow started within a case',
    subjects: ['conveyance'],
    broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
    text: ({ name, rule }) => `“${rule}” started the workflow ${name} in this case`,
  },
}
