import { runnableScript } from './trusted.ts'

// The router would copy scripts as plain strings, which the policy of pages refuses.

/** Runs the modules of a page that is about to be swapped in; those that have run already do not run again. */
export const runModules = (page: Document) =>
  Promise.all(
    [...page.scripts]
      .filter(({ type, src }) => type === 'module' && src !== '')
      .map(({ src }) => import(/* @vite-ignore */ src).catch(() => null)),
  )

/** Runs the inline scripts that a swapped page brings. */
export const runInlineScripts = () => {
  for (const script of [...document.scripts]) {
    if (!isNew(script)) continue
    if (script.type === 'module') script.dataset['astroExec'] = ''
    else script.replaceWith(runnableScript(script))
  }
}

// The router marks those that have run.
const isNew = ({ dataset, type }: HTMLScriptElement) =>
  dataset['astroExec'] === undefined && /^(?:module|text\/javascript)?$/.test(type)
