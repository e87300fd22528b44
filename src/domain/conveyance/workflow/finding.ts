/** What is wrong with a workflow, and where: `rule` counts from 0. An error prevents publishing. */
export type Finding = {
  readonly severity: 'error' | 'warning'
  readonly place: { readonly milestone?: string; readonly step?: string; readonly rule?: number }
  readonly text: string
}

export const error = (place: Finding['place'], text: string): Finding => ({
  severity: 'error',
  place,
  text,
})

export const warning = (place: Finding['place'], text: string): Finding => ({
  severity: 'warning',
  place,
  text,
})
