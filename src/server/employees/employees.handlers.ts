import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { EmployeesGroup } from '../../contract/employees.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { answer, read } from '../http/calls.ts'
import { bytesReply, jsonReply, keptBytes, reply } from '../http/envelope.ts'
import { KeptBodies } from '../http/keptBodies.ts'
import { rowsOf } from '../store/database.ts'
import { showAvatar, uploadAvatar } from './avatar.handlers.ts'
import { seen } from './changes.ts'
import { directory } from './directory.store.ts'
import { employee } from './employees.store.ts'
import { changeFieldRights, showFieldRights } from './fieldRights.handlers.ts'
import { createEmployee, isEmailAddressInUse } from './joining.handlers.ts'
import { keepEmployed, remove, terminate } from './leaving.handlers.ts'
import { loggedInAs } from './loggedIn.ts'
import { changeBasicInfo, changeEmployee, changeTags, changeWork } from './profile.handlers.ts'
import {
  changeEmergency,
  changeHrPolicies,
  changeOther,
  changePersonal,
  showEmergency,
} from './profileSections.handlers.ts'
import { showTeam } from './team.ts'

const calls = EmployeesGroup.endpoints

/**
 * § 7 GET employeeMini. What its reader has already is not sent again; what administrators see is one text for all of
 * them, made once, but for who leaves and is not told of it here.
 */
const list = answer(calls.list, function* ({ headers }) {
  const caller = yield* CurrentCaller
  const bodies = yield* KeptBodies
  const key = `directory ${caller.tenantId}`
  const seenBy = caller.isAdmin ? 'admin' : caller.employeeId
  const kept = caller.isAdmin ? bodies.of(key) : undefined
  const [asked, reader] = (headers['if-none-match'] ?? '').replaceAll('"', '').split(' ')
  const has = reader === seenBy ? asked : undefined
  const [found] = yield* rowsOf(
    caller,
    directory(
      caller,
      [kept?.version, has].filter((one) => one !== undefined),
    ),
  )
  const { version, body } = found ?? (yield* Effect.die('The directory is one row'))
  const etag = `"${version} ${seenBy}"`
  if (version === has) return HttpServerResponse.empty({ status: 304, headers: { etag } })
  if (!caller.isAdmin || version.endsWith(caller.employeeId)) return jsonReply(body ?? '[]', { etag })
  const { bytes } = kept?.version === version ? kept : bodies.keep(key, { version, bytes: keptBytes(body ?? '[]') })
  return bytesReply(bytes, { etag })
})

/** § 7 GET employees/loggedInEmployee */
const loggedIn = answer(calls.loggedIn, function* ({ query }) {
  const caller = yield* CurrentCaller
  return reply(yield* loggedInAs(caller, query.includeUnderlings === 'true'))
})

/** § 7 GET employees/{id} */
const readOne = read(calls.read, function* ({ params: { id } }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  return employee(caller, id)
})

export const employeesHandlers = HttpApiBuilder.group(Api, 'employees', (handlers) =>
  handlers.handleAll({
    list,
    loggedIn,
    team: showTeam,
    read: readOne,
    create: createEmployee,
    update: changeEmployee,
    remove,
    isEmailAddressInUse,
    updateBasicInfo: changeBasicInfo,
    updateWork: changeWork,
    updateTags: changeTags,
    updatePersonal: changePersonal,
    updateEmergency: changeEmergency,
    updateHrPolicies: changeHrPolicies,
    updateOther: changeOther,
    emergency: showEmergency,
    fieldRights: showFieldRights,
    updateFieldRights: changeFieldRights,
    terminate,
    keepEmployed,
    avatar: showAvatar,
    uploadAvatar,
  }),
)
