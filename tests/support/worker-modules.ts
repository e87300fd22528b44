import * as quotePdf from '#worker/pdf/quote'
import * as demoBulk from '#worker/tenant/demo/bulk'
import * as demo from '#worker/tenant/demo/index'
import { lateModules } from '#worker/tenant/late-modules'

// A module that is first loaded inside a handler hangs in this runtime: what the worker loads late, tests load first.
lateModules.quotePdf = async () => quotePdf
lateModules.demo = async () => demo
lateModules.demoBulk = async () => demoBulk
