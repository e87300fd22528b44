import { endpointsOf } from '#domain/endpoint'
import { AttemptEntry, ReceiptFiling } from './bodies.ts'
import { Residual } from './residual.ts'

const path = '/api/conveyances/:id/residual'
const write = { who: ['staff'], can: ['conveyance.update'], reply: Residual } as const

export const residualApi = endpointsOf({
  show: { method: 'GET', path, who: ['staff'], can: ['conveyance.view'], reply: Residual },
  try: { ...write, method: 'POST', path: `${path}/attempts`, body: AttemptEntry },
  /** The charity’s receipt for what it was given. */
  receive: { ...write, method: 'PUT', path: `${path}/receipt`, body: ReceiptFiling },
})
