/** A problem with a request to the HTTP API, as it is answered. */
export class HttpProblem extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'HttpProblem'
    this.status = status
  }
}

// Answers are a few bytes long: compressed they would be longer, and would not tell their length.
const plain = { 'Content-Encoding': 'identity' }

export const plainText = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { ...plain, 'Content-Type': 'text/plain; charset=utf-8' },
  })

export const json = (value: object, status = 200) =>
  Response.json(value, { status, headers: plain })
