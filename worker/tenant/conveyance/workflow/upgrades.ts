import type { Upgrade } from '#tenant/core/document'

/** From shape 1 to 2: a workflow names the cases it is for, and a publication has a note. */
export const withSelectionAndNote: Upgrade = (doc) => ({
  ...doc,
  workflow: { ...Object(doc['workflow']), selection: null },
  note: null,
})
