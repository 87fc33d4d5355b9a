import type { SafeEvent } from './protocol.ts'

/**
 * What may be told of an event's payload, by its type. A key that is not here is never told: people type into most
 * events. A new line needs a reason why no person can be found in it.
 */
const tellable: Readonly<Record<string, ReadonlyArray<string>>> = {
  'area.opened': ['area'],
  'field.left': ['field'],
  'history.pushed': ['replace'],
  'navigation.asked': ['replace'],
  'page.turned': ['page'],
  'part.refreshAsked': ['part'],
  'record.arrived': ['part'],
  'record.left': ['part'],
  'row.chosen': ['at'],
  'row.pointed': ['at'],
  'row.stepped': ['to'],
  'singleKeys.switched': ['areOn'],
  'sort.changed': ['by', 'descending'],
  'upload.progressed': ['fraction'],
}

/** The kinds of failure a call can answer with (`domain/kernel/failure.ts`). */
const failures = ['Refused', 'Unreachable', 'Broken', 'SignedOut']

/** The event as it may leave the page: its type, the allowed keys, and of a call's answer how it went. */
export const safeEvent = (event: { readonly type: string }): SafeEvent => ({
  type: withoutIds(event.type),
  details: event.type.startsWith('xstate.done.actor.') ? answerIn(event) : detailsOf(event),
})

const detailsOf = (event: { readonly type: string }): SafeEvent['details'] =>
  Object.fromEntries(
    (tellable[event.type] ?? []).flatMap((key) => {
      const value: unknown = (event as unknown as Readonly<Record<string, unknown>>)[key]
      return isPlain(value) ? [[key, value]] : []
    }),
  )

/** The names our code gives to things: no spaces, no signs. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z][A-Za-z_]{0,39}$/.test(value)

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'boolean' || Number.isFinite(value) || isName(value)

const answerIn = (event: object): SafeEvent['details'] => {
  const { output } = event as { readonly output?: unknown }
  if (!isRecord(output)) return {}
  if (output._tag === 'Success') return { answer: 'succeeded' }
  const { failure } = output
  if (output._tag !== 'Failure' || !isRecord(failure)) return {}
  const { _tag: kind, status, code } = failure
  return {
    answer: 'failed',
    ...(failures.includes(kind as string) ? { failure: kind as string } : {}),
    ...(Number.isInteger(status) ? { status: status as number } : {}),
    ...(isName(code) ? { code } : {}),
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** An actor or event may one day be named after a record. */
export const withoutIds = (name: string): string =>
  name.replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi, '…').replace(/[^\s.]+@[^\s]+/g, '…')
