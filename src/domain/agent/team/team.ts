import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'

/** What a branch or a negotiator introduced; `name` is '' where nobody is named. */
export const TeamRow = z.object({
  branch: z.string(),
  negotiator: z.string(),
  /** Cases that have not completed. */
  open: z.int(),
  exchanged: z.int(),
  /** In the last twelve months. */
  completed: z.int(),
  fallen_through: z.int(),
  /** Quotes of the last twelve months, and those of them that became a case. */
  quotes: z.int(),
  instructed: z.int(),
})
export type TeamRow = z.infer<typeof TeamRow>

export const AgentTeam = z.object({
  agency: z.string(),
  /** By branch, then by negotiator. */
  rows: z.array(TeamRow),
  total: z.omit(TeamRow, { branch: true, negotiator: true }),
})
export type AgentTeam = z.infer<typeof AgentTeam>

export const agentTeamApi = endpointsOf({
  /** The numbers of the whole agency; 403 for negotiators who do not manage it. */
  show: {
    method: 'GET',
    path: '/api/agent/team',
    who: ['agent'],
    can: [],
    reply: AgentTeam,
  },
})
