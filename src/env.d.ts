/// <reference types="astro/client" />

declare module 'react' {
  interface CSSProperties {
    /** Custom properties are all that a style attribute may carry here. */
    [custom: `--${string}`]: string | number | undefined
  }
}

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
