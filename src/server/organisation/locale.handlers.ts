import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { LocaleGroup } from '../../contract/locale.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { answered } from '../audit/audit.store.ts'
import { change, read } from '../http/calls.ts'
import { changedMeanwhile } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import {
  companyLocaleToChange,
  localeSettings,
  ownLocaleToChange,
  setCompanyLocale,
  setOwnLocale,
} from './locale.store.ts'

const calls = LocaleGroup.endpoints

const show = read(calls.show, function* () {
  return localeSettings(yield* CurrentCaller)
})

const updateCompany = change(calls.updateCompany, function* ({ payload }) {
  const caller = yield* callerWho({ role: 'admin' })
  const before = yield* companyLocaleToChange
  if (before?.version !== payload.version) return yield* Effect.fail(changedMeanwhile)
  yield* setCompanyLocale(payload)
  const changed = changesOf(['dateStyle', 'firstWeekday', 'numberStyle'], before, payload)
  return yield* answered(
    caller,
    { action: 'updated', kind: 'tenant', id: caller.tenantId, ...changed },
    localeSettings(caller),
  )
})

const updateOwn = change(calls.updateOwn, function* ({ payload }) {
  const caller = yield* CurrentCaller
  const before = yield* ownLocaleToChange(caller)
  yield* setOwnLocale(caller, payload)
  const { fields } = changesOf(['dateStyle', 'firstWeekday', 'numberStyle', 'zone'], before, payload)
  const about = {
    action: 'updated',
    kind: 'account',
    id: caller.employeeId,
    person: caller.employeeId,
    fields,
  } as const
  return yield* answered(caller, about, localeSettings(caller))
})

export const localeHandlers = HttpApiBuilder.group(Api, 'locale', (handlers) =>
  handlers.handleAll({ show, updateCompany, updateOwn }),
)
