/** How a form is sent. `key` stays the same until a value changes, so that a repeated request is harmless. */
export type Submission<Body> =
  | {
      readonly version?: undefined
      readonly onSubmit: (body: Body, key: string) => Promise<unknown>
    }
  | {
      /** The version of the record that the form changes. */
      readonly version: number
      /** Sends the body; `version` is the one that editing began with. */
      readonly onSubmit: (body: Body, key: string, version: number) => Promise<unknown>
    }

/** Sends a body on top of a version. */
export const submit = <Body>(
  submission: Submission<Body>,
  body: Body,
  key: string,
  version?: number,
) =>
  submission.version === undefined
    ? submission.onSubmit(body, key)
    : submission.onSubmit(body, key, version ?? submission.version)

/** The submission of a form whose values have another shape than the body. */
export const mapSubmission = <Form, Body>(
  submission: Submission<Body>,
  bodyOf: (form: Form) => Body,
): Submission<Form> =>
  submission.version === undefined
    ? { onSubmit: (form, key) => submission.onSubmit(bodyOf(form), key) }
    : {
        version: submission.version,
        onSubmit: (form, key, version) => submission.onSubmit(bodyOf(form), key, version),
      }
