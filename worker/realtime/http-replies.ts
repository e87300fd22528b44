/** A problem with a request to the HTTP API, as it is answered. */
export class HttpProblem extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'HttpProblem'
    this.status = status
  }
}

export const plainText = (status: number, text: string) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

export const json = (value: object, status = 200) => Response.json(value, { status })
