import { agencyOfDomain } from '../agent/agency-name.ts'
import { type FoundAgent, foundText, NOTHING } from '../fields.ts'
import { OF_LAW } from './lawyers-reached.ts'
import { isSpelt, type Reached } from './reached.ts'

const CONFIDENCE = 0.8
/** The lines at the top of which one may name the agency. */
const HEAD = 3

/** What the mail addresses that belong to nobody else say of the agent: the agency whose name the domain spells, and who has the address. */
export const agentReached = (
  free: readonly Reached[],
  lines: readonly string[],
): Partial<FoundAgent> => {
  const own = free.flatMap((it) => {
    const named = agencyOfDomain(
      lines.filter((line) => !line.includes('@') || line.length < 90),
      it.email,
    )
    return named === null || OF_LAW.test(named.agency) ? [] : [{ ...it, ...named }]
  })
  const head = lines.slice(0, HEAD).join(' ').toLowerCase()
  const first = own.find(({ agency }) => head.includes(agency.toLowerCase())) ?? own.at(-1)
  if (!first) return {}
  const host = hostOf(first.email)
  const same = own.filter(({ email }) => hostOf(email) === host)
  const personal = same.findLast(({ person }) => person !== null)
  const best = personal ?? same.at(-1) ?? first
  return {
    agency: foundText(first.agency, CONFIDENCE),
    branch: foundText(
      same.find(({ branch }) => branch !== null && !branch.includes(','))?.branch ?? null,
      CONFIDENCE - 0.1,
    ),
    negotiator: foundText(personal?.person ?? null, CONFIDENCE),
    email: foundText(best.email, CONFIDENCE),
    phone: foundText(
      best.phone ?? same.find(({ phone }) => phone !== null)?.phone ?? null,
      CONFIDENCE - 0.05,
    ),
  }
}

const hostOf = (email: string) => email.split('@')[1] ?? ''

/** The agent with what stands near the agent's own address, where nothing else says it. */
export const withReached = (agent: FoundAgent, free: readonly Reached[]): FoundAgent => {
  const own = free.find(({ email }) => email === agent.email.value)
  if (!own) return agent
  const isInitials = /^\p{Lu}\.?\s/u.test(agent.negotiator.value ?? '')
  const isFuller =
    own.person !== null &&
    (agent.negotiator.value === null || (isInitials && isSpelt(own.email, own.person)))
  return {
    ...agent,
    negotiator: isFuller ? foundText(own.person, CONFIDENCE) : agent.negotiator,
    phone:
      agent.phone.value === null
        ? own.phone === null
          ? NOTHING
          : foundText(own.phone, CONFIDENCE - 0.05)
        : agent.phone,
  }
}
