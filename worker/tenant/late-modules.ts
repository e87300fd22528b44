/**
 * Modules too heavy for the start of the worker, each by how it is loaded when it is first needed. The
 * runtime of the tests cannot load inside a handler: there they are loaded first and put in here.
 */
export const lateModules = {
  quotePdf: () => import('../pdf/quote.ts'),
  figuresPdf: () => import('../pdf/figures.ts'),
  demo: () => import('./demo/index.ts'),
  demoBulk: () => import('./demo/bulk.ts'),
  demoQuotes: () => import('./demo/bulk-quotes.ts'),
}
