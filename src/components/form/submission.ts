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
export const submit = <Body>(
  submission: Submission<Body>,
  body: Body,
  key: string,
  version?: number,
) =>
  submission.version === undefined
    ? submission.onSubmit(body, key)
    : submission.onSubmit(body, key, version ?? submission.version)

/** The submission of a form that holds a body in another shape. */
export const submissionWith = <Form, Body>(
  submission: Submission<Body>,
  bodyOf: (form: Form) => Body,
): Submission<Form> =>
  submission.version === undefined
    ? { onSubmit: (form, key) => submission.onSubmit(bodyOf(form), key) }
    : {
        version: submission.version,
        onSubmit: (form, key, version) => submission.onSubmit(bodyOf(form), key, version),
      }
