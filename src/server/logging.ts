import { Context } from 'effect'
import type { Log } from './log.ts'

/** The log, for a handler whose rule says that something is logged. */
export class Logging extends Context.Service<Logging, Log>()('tenure/Logging') {}
