/** How a form is sent. `key` stays the same until a value changes after an answer, so that a repeated request is harmless. */
export type Submission<Body> =
  | {
      readonly version?: undefined
      readonly onSubmit: (body: Body, key: string) => Promise<unknown>
    }
  | {
      readonly version: number
      readonly onSubmit: (body: Body, key: string, version: number) => Promise<unknown>
    }

export const submit = <Body>(
  submission: Submission<Body>,
  body: Body,
  key: string,
  version?: number,
) =>
  submission.version === undefined
    ? submission.onSubmit(body, key)
    : submission.onSubmit(body, key, version ?? submission.version)

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
