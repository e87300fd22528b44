import { fieldsIn } from '#domain/is-record'

/** What a browser refused by the content security policy of a page, without anything of its person. */
export type Violation = {
  /** The directive that refused it: 'script-src-elem'. */
  readonly directive: string
  /** The host, or the kind of what was refused: 'inline', 'trusted-types-sink'. */
  readonly blocked: string
  /** The address of the page. */
  readonly page: string
}

/** The most violations that are taken from one report. */
const MOST_OF_ONE = 20

const DIRECTIVE =
  /^(?:(?:default|connect|img|font|frame|manifest|object|worker|media)-src|(?:script|style)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/
const KIND =
  /^(?:inline|eval|wasm-eval|data|blob|self|about|trusted-types-sink|trusted-types-policy)$/

/** The violations in a report, in the form of the Reporting API or of `report-uri`; [] when there are none. */
export const violationsIn = (report: unknown): Violation[] =>
  (Array.isArray(report) ? report.slice(0, MOST_OF_ONE) : [report]).flatMap((it) => {
    const { body, type, 'csp-report': older } = fieldsIn(it)
    const fields = type === 'csp-violation' ? fieldsIn(body) : fieldsIn(older)
    const page = textOf(fields['documentURL'] ?? fields['document-uri'])
    if (page === '') return []
    const directive = textOf(fields['effectiveDirective'] ?? fields['effective-directive'])
    const blocked = textOf(fields['blockedURL'] ?? fields['blocked-uri'])
    return [
      { directive: DIRECTIVE.test(directive) ? directive : 'other', blocked: named(blocked), page },
    ]
  })

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2000) : '')

// The host alone: a path or a query may say who somebody is.
const named = (blocked: string) => {
  if (KIND.test(blocked)) return blocked
  return URL.canParse(blocked) ? new URL(blocked).hostname.slice(0, 100) || 'other' : 'other'
}
