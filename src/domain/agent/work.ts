/** What of an agency is under way, and who can still sign in for it. */
export type AgencyWork = {
  readonly open_quotes: number
  readonly open_cases: number
  readonly open_leads: number
  readonly users: number
}

const counted = (count: number, one: string, many = `${one}s`) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** '2 open quotes, 1 open case'; '' when nothing is under way. */
export const openWorkText = ({ open_quotes, open_cases, open_leads }: AgencyWork) =>
  [
    ...counted(open_quotes, 'open quote'),
    ...counted(open_cases, 'open case'),
    ...counted(open_leads, 'open lead'),
  ].join(', ')
