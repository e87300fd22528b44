/// <reference types="astro/client" />
import type {
  TransitionBeforePreparationEvent,
  TransitionBeforeSwapEvent,
} from 'astro:transitions/client'

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

  /** Receives popstate events from a script of the document, which runs before the router's. */
  var meetStep: ((event: Event) => void) | undefined

  /** The Network Information API, which some browsers lack. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }

  /** The events of Astro's router. */
  interface DocumentEventMap {
    'astro:before-preparation': TransitionBeforePreparationEvent
    'astro:before-swap': TransitionBeforeSwapEvent
  }
}
