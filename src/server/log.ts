/** Ids, route patterns, counts and reasons. Never bodies, names, addresses, query strings or tokens. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>
export type LogLevel = 'debug' | 'info' | 'warning' | 'error'
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void

const ranks: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warning: 2, error: 3 }
const flushAfter = 100
const flushAt = 64_000

export interface LogOutput {
  readonly log: Log
  readonly flush: () => void
}

/** One JSON object on one line each. Lines are gathered for a moment, because a write per request would cost a tenth of it. */
export const openLog = (least: LogLevel, write: (text: string) => void): LogOutput => {
  let gathered = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (gathered !== '') write(gathered)
    gathered = ''
  }
  const log: Log = (level, event, fields) => {
    if (ranks[level] < ranks[least]) return
    gathered += `${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`
    if (level === 'error' || gathered.length > flushAt) return flush()
    timer ??= setTimeout(flush, flushAfter).unref()
  }
  return { log, flush }
}

/** What may be told of an unexpected error: its class and where it arose. Its message can quote what a person typed. */
export const traceOf = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: error.name,
    reason: masked(error.message),
    cause: error.cause instanceof Error ? `${error.cause.name}: ${masked(error.cause.message)}` : undefined,
    ...sqlStateOf(error),
    stack: frames
      .slice(0, 12)
      .map((line) => line.trim())
      .join(' < '),
  }
}

/** What PostgreSQL calls what went wrong, and where it names one, the rule of ours that it kept. */
const sqlStateOf = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return {}
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown }
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return sqlStateOf(error.cause)
  return { sqlState: code, constraint: typeof constraint === 'string' ? constraint : undefined }
}

const masked = (message: string): string =>
  message
    .replace(/(["'`]).*?\1/gs, '…')
    .replace(/\(.*?\)/gs, '(…)')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 200)
