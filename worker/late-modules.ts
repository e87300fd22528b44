/**
 * Modules too heavy for the start of the worker, each by how it is loaded when it is first needed. The
 * runtime of the tests cannot load inside a handler: there they are loaded first and put in here.
 */
export const lateModules = {
  quotePdf: () => import('#worker/pdf/quote'),
  figuresPdf: () => import('#worker/pdf/figures'),
  demo: () => import('#worker/demo/index'),
  demoBulk: () => import('#worker/demo/bulk/bulk'),
  demoQuotes: () => import('#worker/demo/bulk/quotes'),
}
