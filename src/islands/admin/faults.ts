/** Field to the sentences beside it. */
export type Faults = Readonly<Record<string, readonly string[]>>

/** What the server found wrong, by field and as a whole; one sentence for what has no field. */
export const faultsIn = (error: unknown): { fields: Faults; message: string } => ({
  fields:
    typeof error === 'object' && error !== null && 'fields' in error && error.fields
      ? (error.fields as Faults)
      : {},
  message:
    error instanceof Error && error.message
      ? error.message
      : 'This could not be sent. Try again in a minute.',
})

/** What a schema found wrong, by field. */
export const faultsOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Faults => {
  const found: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const name = String(path[0] ?? '')
    found[name] = [...(found[name] ?? []), message]
  }
  return found
}
