/// <reference types="astro/client" />

declare global {
  /** What the script in the head began before the page's own scripts were loaded. */
  var deedbox:
    | {
        payload?: { address: string; answer: Promise<Response> }
        user?: Promise<Response>
      }
    | undefined
}

export {}
