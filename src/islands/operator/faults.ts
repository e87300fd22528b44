export type Control = HTMLInputElement | HTMLTextAreaElement

/** The control with this id; throws when the page has none. */
export const control = (id: string): Control => {
  const found = document.getElementById(id)
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found
  throw new Error(`The page has no control ${id}.`)
}

/** Shows what is wrong with a control beside it, or takes it away. */
export const showFault = (id: string, fault: string | null) => {
  const input = control(id)
  const output = document.getElementById(`${id}-fault`)
  if (fault === null) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
  if (output) output.textContent = fault ?? ''
}

/** Shows the fault of each control and moves to the first. */
export const showFaults = (faults: ReadonlyMap<string, string>) => {
  for (const [id, fault] of faults) showFault(id, fault)
  const [first] = faults.keys()
  if (first !== undefined) control(first).focus()
}
