import type { ClientRequest } from './view.ts'

/** Whether a client still has something to pay of a request. */
export const isToPay = ({ state }: Pick<ClientRequest, 'state'>) =>
  state === 'asked' || state === 'part_paid'
