/** What sends a form. `key` stays the same until what is typed changes, so that a second try does nothing twice. */
export type Submission<Body> =
  | {
      readonly version?: undefined
      readonly onSubmit: (body: Body, key: string) => Promise<unknown>
    }
  | {
      /** The version of the record that the form changes: whoever comes second sees both and chooses. */
      readonly version: number
      /** Sends what was typed; `version` is the one that it was typed on. */
      readonly onSubmit: (body: Body, key: string, version: number) => Promise<unknown>
    }

/** Sends a body over the version that it was typed on. */
export const submit = <Body>(it: Submission<Body>, body: Body, key: string, version?: number) =>
  it.version === undefined ? it.onSubmit(body, key) : it.onSubmit(body, key, version ?? it.version)

/** The submission of a form that holds a body in another shape. */
export const submissionWith = <Form, Body>(
  it: Submission<Body>,
  bodyOf: (form: Form) => Body,
): Submission<Form> =>
  it.version === undefined
    ? { onSubmit: (form, key) => it.onSubmit(bodyOf(form), key) }
    : {
        version: it.version,
        onSubmit: (form, key, version) => it.onSubmit(bodyOf(form), key, version),
      }
