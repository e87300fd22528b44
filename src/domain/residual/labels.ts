import type { AttemptWay } from './residual.ts'

export const wayNames: Readonly<Record<AttemptWay, string>> = {
  letter: 'Letter to the last address',
  email: 'Email',
  telephone: 'Telephone call',
  search: 'Search of registers or the internet',
  tracing_agent: 'Tracing agent',
  family: 'Through family or the other side',
}
