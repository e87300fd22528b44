import { fieldsIn } from '#domain/is-record'
import type { MailSourceFault } from '#tenant/mailbox/source'

/** What Microsoft answered instead of what was asked for. */
export class GraphFault extends Error {
  readonly fault: MailSourceFault
  /** The status of the answer; null where there was none, or where it says nothing more. */
  readonly status: number | null

  constructor(fault: MailSourceFault, status: number | null = null) {
    super(fault.text)
    this.fault = fault
    this.status = status
  }
}

const SHORTEST_WAIT_S = 5
const LONGEST_WAIT_S = 3_600

/** The seconds of Retry-After, as a number or a date; `otherwise` where there is none. */
export const waitOf = ({ headers }: Response, otherwise: number) => {
  const text = headers.get('Retry-After') ?? ''
  const date = (Date.parse(text) - Date.now()) / 1_000
  const seconds = /^\d+$/.test(text) ? Number(text) : Number.isNaN(date) ? otherwise : date
  return Math.min(Math.max(Math.ceil(seconds), SHORTEST_WAIT_S), LONGEST_WAIT_S)
}

/** The code that an answer gives as its reason; '' without one. */
export const codeOf = async (answer: Response): Promise<string> => {
  const text = await answer.text().catch(() => '')
  try {
    const { error } = fieldsIn(JSON.parse(text))
    return typeof error === 'string' ? error : String(fieldsIn(error)['code'] ?? '')
  } catch {
    return ''
  }
}

const CURSOR_CODES = /^(?:syncStateNotFound|resyncRequired|syncStateInvalid)$/i
/** Answers of the sign-in service that only somebody's new consent changes (RFC 6749 §5.2). */
const CONSENT_CODES = /^(?:invalid_grant|interaction_required|consent_required|login_required)$/
const SIGNED_OUT = 'The sign-in at Microsoft has ended.'
const refusals: Readonly<Record<string, string>> = {
  invalid_client: 'Microsoft does not know the client secret, or it has expired.',
  unauthorized_client:
    'Microsoft 365 no longer allows the firm’s application. An administrator there has to allow it.',
}

/** Why an answer is no use; never an error of ours. */
export const faultOf = async (answer: Response): Promise<GraphFault> => {
  const code = await codeOf(answer)
  const { status } = answer
  if (status === 429)
    return new GraphFault(
      {
        kind: 'throttled',
        text: 'Microsoft limits how much we read.',
        seconds: waitOf(answer, 60),
      },
      status,
    )
  if (status === 410 || CURSOR_CODES.test(code))
    return new GraphFault({ kind: 'cursor', text: 'The folder has to be read anew.' })
  if (status === 503 || status === 504)
    return new GraphFault({
      kind: 'throttled',
      text: 'Microsoft 365 is busy.',
      seconds: waitOf(answer, 30),
    })
  const refusal = CONSENT_CODES.test(code) ? SIGNED_OUT : refusals[code]
  return refusal ? new GraphFault({ kind: 'refused', text: refusal }) : plainFault(status, code)
}

const plainFault = (status: number, code: string): GraphFault => {
  if (status === 401)
    return new GraphFault({ kind: 'refused', text: 'Microsoft no longer accepts our access.' })
  if (status === 403)
    return new GraphFault(
      {
        kind: 'refused',
        text: 'Microsoft does not let us read this mailbox. An administrator of Microsoft 365 has to allow it.',
      },
      status,
    )
  if (status === 404) return new GraphFault({ kind: 'gone', text: 'This is not there any more.' })
  return new GraphFault(
    {
      kind: 'silent',
      text: `Microsoft answered ${status}${code === '' ? '' : ` (${code.slice(0, 60)})`}.`,
    },
    status,
  )
}
